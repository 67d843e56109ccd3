import { buttonStyle, DownloadIcon } from '@rep13/ui';
import { useOpenPdf } from './useOpenPdf.ts';
import styles from './mandate.module.css';

interface DownloadPdfProps {
  signupId: number;
  /** Until then it is being made. */
  isReady: boolean;
}

/** Opens the signed agreement in a new window. */
export function DownloadPdf({ signupId, isReady }: DownloadPdfProps) {
  const open = useOpenPdf(signupId);
  return (
    <div className={styles.download}>
      {isReady && (
        <button type="button" className={buttonStyle('primary')} onClick={() => void open()}>
          <DownloadIcon /> Download PDF
        </button>
      )}
      <p role="status" className={styles.making}>
        {isReady ? 'Your PDF is ready.' : 'Your PDF is being made. This takes a few seconds.'}
        {!isReady && <progress aria-label="PDF being made" />}
      </p>
    </div>
  );
}
