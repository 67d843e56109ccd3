import { buttonStyle } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { FunnelPage } from '../frame/FunnelPage.tsx';
import styles from './not-yours.module.css';

/** This browser may not see the registration, or there is none: the server does not say which. */
export function NotYours() {
  return (
    <FunnelPage
      title="We can't open this registration here"
      lead="For your safety a registration opens only in the browser it was made in, or through the link that we mailed to its legal contact."
      takesFocus
    >
      <p className={styles.text}>
        Open the link from your signup confirmation email on this device. If you have already set up your
        client account, sign in instead.
      </p>
      <div className={styles.actions}>
        <Link to="/client/login" className={buttonStyle('primary')}>
          Go to client login
        </Link>
        <Link to="/signup" className={buttonStyle('secondary')}>
          Register a company
        </Link>
      </div>
    </FunnelPage>
  );
}
