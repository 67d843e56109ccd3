import linkClasses from '../chrome/footer-links.module.css';
import type { LinkComponent } from '../chrome/link.ts';
import classes from './app-footer.module.css';

interface AppFooterProps {
  link: LinkComponent;
  /** By which clocks days and times are shown. */
  clocks: string;
  /** Opens the cookie banner again. */
  onCookieSettings: () => void;
}

/** The foot of every screen for people who sign in: what binds us, the choice about cookies, and by which clocks
 * days and times are shown. */
export function AppFooter({ link: Link, clocks, onCookieSettings }: AppFooterProps) {
  return (
    <footer className={classes.footer}>
      <p>{clocks}</p>
      <ul className={`${classes.list} ${linkClasses.list}`} aria-label="Legal">
        <li>
          <Link to="/privacy">Privacy Policy</Link>
        </li>
        <li>
          <Link to="/terms">Terms of Service</Link>
        </li>
        <li>
          <button type="button" className={linkClasses.settings} onClick={onCookieSettings}>
            Cookie settings
          </button>
        </li>
      </ul>
    </footer>
  );
}
