import { buttonStyle } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { FunnelPage } from '../frame/FunnelPage.tsx';
import styles from './payment.module.css';

/** The payment page without a registration to pay for. */
export function NoRegistration() {
  return (
    <FunnelPage
      title="Register your company first"
      lead="This address names no registration to pay for. If you have registered already, open the link from your signup confirmation email."
    >
      <div className={styles.alone}>
        <Link to="/signup" className={buttonStyle('primary', 'large')}>
          Go to registration
        </Link>
      </div>
    </FunnelPage>
  );
}
