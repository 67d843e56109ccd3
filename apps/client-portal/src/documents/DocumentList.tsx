import type { AgreementView } from '@rep13/contracts-agreements';
import { DocumentIcon, EmptyState, formatDate, formatSize } from '@rep13/ui';
import { DownloadPdf } from './DownloadPdf.tsx';
import styles from './documents.module.css';

/** The client's papers, each with what it is, how large, from when, and the means to open it. */
export function DocumentList({ agreement }: { agreement: AgreementView | null }) {
  if (!agreement) return <EmptyState>Your agreement stands here once it is signed.</EmptyState>;
  const { agreementNumber, signedAt, pdfBytes, signupId, pdfGenerated } = agreement;
  const facts = [
    agreementNumber,
    pdfBytes === undefined ? undefined : `PDF, ${formatSize(pdfBytes)}`,
    `signed ${formatDate(signedAt)}`,
  ];
  return (
    <ul className={styles.documents}>
      <li className={styles.document}>
        <DocumentIcon />
        <div className={styles.about}>
          <strong>Representation agreement</strong>
          <span>{facts.filter(Boolean).join(' · ')}</span>
        </div>
        <DownloadPdf signupId={signupId} isReady={pdfGenerated} />
      </li>
    </ul>
  );
}
