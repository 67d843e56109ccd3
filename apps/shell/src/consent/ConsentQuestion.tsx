import { Link } from '@rep13/web-kit/router';
import classes from './consent.module.css';

/** What we ask, in two sentences. */
export function ConsentQuestion({ onSettings }: { onSettings: () => void }) {
  return (
    <>
      <h2 className={classes.title}>Cookies</h2>
      <p>
        We need some cookies to run this site. With your consent we also measure visits and advertising. Read more
        in our <Link to="/privacy">Privacy Policy</Link>.
      </p>
      <button type="button" className={classes.quiet} onClick={onSettings}>
        Settings
      </button>
    </>
  );
}
