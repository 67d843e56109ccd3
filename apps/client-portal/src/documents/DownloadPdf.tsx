import { pdf, type addendumPdf } from '@rep13/contracts-api-public/legal-agreement';
import { buttonStyle, DownloadIcon } from '@rep13/ui';
import { useOpenPdf } from './useOpenPdf.ts';
import styles from './documents.module.css';

interface DownloadPdfProps {
  signupId: number;
  /** Until then it is being made. */
  isReady: boolean;
  /** The agreement if absent. */
  which?: typeof pdf | typeof addendumPdf;
  /** Beside other buttons, what it opens. */
  label?: string;
}

/** Opens a signed document in a new window. */
export function DownloadPdf({ signupId, isReady, which = pdf, label }: DownloadPdfProps) {
  const open = useOpenPdf(signupId, which);
  return (
    <div className={styles.download}>
      {isReady && (
        <button type="button" className={buttonStyle('secondary')} onClick={() => void open()}>
          <DownloadIcon /> {label ?? 'Download PDF'}
        </button>
      )}
      {/* Who waits for the button may not look at it: its coming is read out. */}
      <p role="status" className={isReady ? styles.spoken : styles.making}>
        {isReady ? 'Your PDF is ready.' : 'Your PDF is being made. This takes a few seconds.'}
        {!isReady && <progress aria-label="PDF being made" />}
      </p>
    </div>
  );
}
