import linkClasses from '../chrome/footer-links.module.css';
import type { LinkComponent } from '../chrome/link.ts';
import classes from './app-footer.module.css';

interface AppFooterProps {
  link: LinkComponent;
  /** Opens the cookie banner again. */
  onCookieSettings: () => void;
}

/** The foot of every screen for people who sign in: what binds us, and the choice about cookies. */
export function AppFooter({ link: Link, onCookieSettings }: AppFooterProps) {
  return (
    <footer className={classes.footer}>
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
