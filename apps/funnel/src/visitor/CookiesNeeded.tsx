import { buttonStyle } from '@rep13/ui';
import { FunnelPage } from '../frame/FunnelPage.tsx';
import styles from './not-yours.module.css';

/** A registration is recognised by a cookie, which this browser does not keep. */
export function CookiesNeeded({ onRetry }: { onRetry: () => void }) {
  return (
    <FunnelPage
      title="Your browser blocks cookies"
      lead="We recognise your registration by a cookie. Without it nobody, you included, can open it in this browser."
      takesFocus
    >
      <p className={styles.text}>
        Allow cookies for this site in the settings of your browser, then open the link from your signup
        confirmation email. Nothing that you sent is lost.
      </p>
      <div className={styles.actions}>
        <button type="button" className={buttonStyle('primary')} onClick={onRetry}>
          Try again
        </button>
      </div>
    </FunnelPage>
  );
}
