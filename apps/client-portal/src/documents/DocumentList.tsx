import type { AgreementView } from '@rep13/contracts-agreements';
import { addendumPdf } from '@rep13/contracts-api-public/legal-agreement';
import { DocumentIcon, EmptyState, formatDate, formatSize } from '@rep13/ui';
import { DownloadPdf } from './DownloadPdf.tsx';
import styles from './documents.module.css';

/** The client's papers, each with what it is, how large, from when, and the means to open it. */
export function DocumentList({ agreement }: { agreement: AgreementView | null }) {
  if (!agreement) return <EmptyState>Your signed agreement will appear here.</EmptyState>;
  const { agreementNumber, signedAt, pdfBytes, signupId, pdfGenerated, addendum } = agreement;
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
      {addendum && (
        <li className={styles.document}>
          <DocumentIcon />
          <div className={styles.about}>
            <strong>Addendum on the point of contact</strong>
            <span>{`PDF · signed ${formatDate(addendum.signedAt)}`}</span>
          </div>
          <DownloadPdf
            signupId={signupId}
            isReady={addendum.pdfSha256 !== null}
            which={addendumPdf}
            label="Download the addendum"
          />
        </li>
      )}
    </ul>
  );
}
