import * as legalAgreement from '@rep13/contracts-api-public/legal-agreement';
import { addressOf } from '@rep13/contracts-operations';
import { DownloadIcon } from '@rep13/ui';
import type { AgreementView } from '@rep13/contracts-agreements';
import { SessionOver } from '../visitor/SessionOver.tsx';
import { useStillYours } from '../visitor/useStillYours.ts';
import { usePdfReady } from './usePdfReady.ts';
import styles from './signature.module.css';

interface DownloadPdfProps {
  agreement: AgreementView;
  onReload: () => Promise<unknown>;
}

/** Opens the signed agreement in a new window, as soon as it is made. */
export function DownloadPdf({ agreement: { signupId, pdfGenerated }, onReload }: DownloadPdfProps) {
  const isReady = usePdfReady(pdfGenerated, onReload);
  const { ifStillYours, isOver } = useStillYours(signupId);
  const open = () =>
    window.open(addressOf(legalAgreement.pdf, { params: { signupId } }), '_blank', 'noopener');
  return (
    <div className={styles.download}>
      <button
        type="button"
        className={styles.quiet}
        disabled={!isReady}
        onClick={() => void ifStillYours(open)}
      >
        <DownloadIcon /> Download PDF
      </button>
      <p role="status" className={styles.making}>
        {isReady ? 'Your PDF is ready.' : 'Your PDF is being made. This takes a few seconds.'}
        {!isReady && <progress aria-label="PDF being made" />}
      </p>
      {isOver && <SessionOver text="Your agreement is safe; sign in to open it." />}
    </div>
  );
}
