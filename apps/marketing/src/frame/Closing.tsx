import { CLOSING } from '@rep13/content';
import { ArrowIcon, TwelveDots, buttonStyle } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import classes from './closing.module.css';

/** The last word of a page that sells, and the one button again. */
export function Closing() {
  return (
    <section className={classes.closing} aria-labelledby="closing">
      <TwelveDots size={64} />
      <div>
        <h2 id="closing">{CLOSING.title}</h2>
        <p>{CLOSING.text}</p>
      </div>
      <Link to="/check" className={buttonStyle('primary', 'large')}>
        {CLOSING.action} <ArrowIcon />
      </Link>
    </section>
  );
}
