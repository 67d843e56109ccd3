import { Notice } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import styles from './second-factor-notice.module.css';

/** On every admin page until a second factor is set up. */
export function SecondFactorNotice() {
  return (
    <div className={styles.notice}>
      <Notice tone="waiting">
        <strong>Your password alone signs you in.</strong> Set up a second factor, so that somebody who learns
        it stays outside. <Link to="/admin/account">Set it up in your account</Link>
      </Notice>
    </div>
  );
}
