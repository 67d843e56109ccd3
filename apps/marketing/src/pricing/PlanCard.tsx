import { PRICE_CENTS } from '@rep13/contracts-constants';
import { PRICING } from '@rep13/content';
import { CheckIcon, MinusIcon, buttonStyle, formatPrice } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import classes from './plan-card.module.css';

/** The one plan. `heading` fits it into the page's order of headings. */
export function PlanCard({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const { label, action, included, notIncluded, notes } = PRICING;
  return (
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
        <Heading>Included</Heading>
        <ul>
          {included.map((item) => (
            <li key={item}>
              <CheckIcon className={classes.yes} /> {item}
            </li>
          ))}
        </ul>
        <Heading>Not included</Heading>
        <ul className={classes.without}>
          {notIncluded.map((item) => (
            <li key={item}>
              <MinusIcon /> {item}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
