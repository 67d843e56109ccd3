import { PRICE_CENTS } from '@rep13/contracts/constants';
import { PRICING } from '@rep13/content';
import { CheckIcon, MinusIcon, Section, buttonStyle, formatPrice } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import classes from './pricing.module.css';

/** The one plan. */
export function Pricing() {
  const { title, lead, label, action, included, notIncluded, notes } = PRICING;
  return (
    <Section id="pricing" title={title} lead={lead}>
      <div className={classes.plan}>
        <div className={classes.price}>
          <p className={classes.label}>{label}</p>
          <p className={classes.amount}>{formatPrice(PRICE_CENTS)}</p>
          <p className={classes.period}>a year, renews yearly</p>
          <Link to="/check" className={buttonStyle('primary', 'large')}>
            {action}
          </Link>
          {notes.map((note) => (
            <p key={note} className={classes.note}>
              {note}
            </p>
          ))}
        </div>
        <div className={classes.lists}>
          <h3>Included</h3>
          <ul>
            {included.map((item) => (
              <li key={item}>
                <CheckIcon className={classes.yes} /> {item}
              </li>
            ))}
          </ul>
          <h3>Not included</h3>
          <ul className={classes.without}>
            {notIncluded.map((item) => (
              <li key={item}>
                <MinusIcon /> {item}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
