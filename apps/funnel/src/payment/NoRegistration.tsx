import { OFFERED_FEE } from '@rep13/contracts-constants';
import { buttonStyle, Notice } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { FunnelPage } from '../frame/FunnelPage.tsx';
import { OnboardingSteps } from '../frame/OnboardingSteps.tsx';
import { Included } from './Included.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import styles from './payment.module.css';

/** The payment page without a registration to pay for: what is bought, at what price, and the way to register. */
export const NoRegistration = ({ title }: { title: string }) => (
  <FunnelPage
    title={title}
    back={{ to: '/signup', text: 'Back to registration' }}
    progress={<OnboardingSteps current="Registration" />}
  >
    <OrderSummary fee={OFFERED_FEE} />
    <div className={styles.step}>
      <Notice tone="info">
        You pay here once your company is registered. If it is registered already, open the link in your
        signup confirmation email.
      </Notice>
      <Link to="/signup" className={`${buttonStyle('primary', 'large')} ${styles.next}`}>
        Register your company first
      </Link>
    </div>
    <Included />
  </FunnelPage>
);
