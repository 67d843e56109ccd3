import { TwelveDots } from './TwelveDots.tsx';
import classes from './pictures.module.css';

/** Says which article we serve. Our own plain sign, not an official mark. */
export function EuBadge() {
  return (
    <span className={classes.badge}>
      <TwelveDots size={36} />
      <span>
        <b>DSA Article 13</b>
        <br />
        EU legal representative
      </span>
    </span>
  );
}
