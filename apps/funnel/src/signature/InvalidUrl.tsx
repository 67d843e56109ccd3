import { buttonStyle } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { FunnelPage } from '../frame/FunnelPage.tsx';
import styles from './signature.module.css';

/** The address names no registration. */
export function InvalidUrl() {
  return (
    <FunnelPage
      title="Invalid URL"
      lead="The signature link is invalid or expired. Please use the link from your signup confirmation email."
    >
      <div className={styles.actions}>
        <Link to="/" className={buttonStyle('primary')}>
          Go to Home
        </Link>
      </div>
    </FunnelPage>
  );
}
