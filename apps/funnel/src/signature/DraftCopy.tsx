import type { AgreementDraftView } from '@rep13/contracts-agreements';
import { DocumentIcon, DownloadIcon, saveAs } from '@rep13/ui';
import { draftPage } from './draft-page.ts';
import styles from './signature.module.css';

/** For who reads on paper, or shows it to a lawyer first. */
export function DraftCopy({ draft }: { draft: AgreementDraftView }) {
  const download = () =>
    saveAs(
      new Blob([draftPage(draft)], { type: 'text/html;charset=utf-8' }),
      `agreement-draft-${draft.signupId}.html`,
    );
  return (
    <div className={styles.copies}>
      <button type="button" className={styles.quiet} onClick={download}>
        <DownloadIcon /> Download the draft
      </button>
      <button type="button" className={styles.quiet} onClick={() => window.print()}>
        <DocumentIcon /> Print the draft
      </button>
    </div>
  );
}
