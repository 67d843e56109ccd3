import { buttonStyle } from '@rep13/ui';
import { FunnelPage } from '../frame/FunnelPage.tsx';
import styles from './not-yours.module.css';
import type { ResumeLink } from './useResumeLink.ts';

/** A visitor who came by a link from our mail decides here to go on in this browser. */
export function ResumeHere({ link }: { link: ResumeLink }) {
  return (
    <FunnelPage
      title="Continue your registration"
      lead="You opened a link from our email. Continue, and the registration opens in this browser."
      takesFocus
    >
      <div className={styles.actions}>
        <button
          type="button"
          className={buttonStyle('primary')}
          disabled={link.isSending}
          onClick={() => void link.use()}
        >
          {link.isSending ? 'Opening...' : 'Continue here'}
        </button>
      </div>
    </FunnelPage>
  );
}
