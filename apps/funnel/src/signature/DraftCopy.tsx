import type { AgreementDraftView } from '@rep13/contracts-agreements';
import { DocumentIcon, DownloadIcon } from '@rep13/ui';
import { draftPage } from './draft-page.ts';
import styles from './signature.module.css';

/** For who reads on paper, or shows it to a lawyer first. */
export function DraftCopy({ draft }: { draft: AgreementDraftView }) {
  const download = () => saveAs(`agreement-draft-${draft.signupId}.html`, 'text/html', draftPage(draft));
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

/** Lets the browser save a text as a file. */
function saveAs(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
