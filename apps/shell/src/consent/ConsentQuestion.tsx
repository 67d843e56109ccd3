import { Link } from '@rep13/web-kit/router';
import classes from './consent.module.css';

/** What we ask, in two sentences. */
export function ConsentQuestion({ onSettings }: { onSettings: () => void }) {
  return (
    <p className={classes.words}>
      We need some cookies to run this site. With your consent we also store which advertisement you clicked,
      with its click ID, for your registration. <Link to="/privacy">Privacy Policy</Link>
      {' · '}
      <button type="button" className={classes.quiet} onClick={onSettings}>
        Settings
      </button>
    </p>
  );
}
