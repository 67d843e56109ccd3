import { PRICE_CENTS } from '@rep13/contracts-constants';
import { COMPLIANCE_BANNER, HERO } from '@rep13/content';
import { AuthorityIcon, ClockIcon, DocumentIcon, formatPrice } from '@rep13/ui';
import classes from './hero.module.css';
import { Proof } from './Proof.tsx';
import { StartCheck } from './StartCheck.tsx';
import { RepresentativeLine } from './RepresentativeLine.tsx';

const BANNER_ICONS = [AuthorityIcon, DocumentIcon, ClockIcon];

/** What it is and for whom, one button, and what can be looked up before it is pressed. */
export function Hero() {
  return (
    <>
      <div className={classes.hero}>
        <div className={classes.words}>
          <p className={classes.audience}>{HERO.audience}</p>
          <h1>{HERO.title}</h1>
          <p className={classes.lead}>{HERO.lead}</p>
          <StartCheck />
          <p className={classes.price}>
            <b>{formatPrice(PRICE_CENTS)}</b> {HERO.price}
          </p>
          <p className={classes.note}>{HERO.note}</p>
          <RepresentativeLine />
        </div>
        <Proof />
      </div>
      <ul className={classes.banner}>
        {COMPLIANCE_BANNER.map(({ title, text }, index) => {
          const Sign = BANNER_ICONS[index] ?? DocumentIcon;
          return (
            <li key={title}>
              <Sign />
              <div>
                <b>{title}</b>
                <p>{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
