import type { AgreementView } from '@rep13/contracts-agreements';
import { formatDateTime } from '@rep13/ui';
import { FunnelPage } from '../frame/FunnelPage.tsx';
import { DownloadPdf } from './DownloadPdf.tsx';
import { NextSteps } from './NextSteps.tsx';
import styles from './signature.module.css';

interface SignedViewProps {
  agreement: AgreementView;
  /** Asks the server for the agreement's newest state. */
  onReload: () => Promise<unknown>;
}

/** The agreement is signed: proof, copy, what comes next. */
export function SignedView({ agreement, onReload }: SignedViewProps) {
  return (
    <FunnelPage
      title="Agreement signed"
      lead="Thank you. Your representation agreement is signed and recorded."
      takesFocus
    >
      <dl className={styles.facts}>
        <dt>Agreement number</dt>
        <dd>{agreement.agreementNumber}</dd>
        <dt>Signed by</dt>
        <dd className={styles.name}>{agreement.clientSignature}</dd>
        <dt>Signed at</dt>
        <dd>{formatDateTime(agreement.signedAt)}</dd>
      </dl>
      <DownloadPdf agreement={agreement} onReload={onReload} />
      <NextSteps signupId={agreement.signupId} />
    </FunnelPage>
  );
}
