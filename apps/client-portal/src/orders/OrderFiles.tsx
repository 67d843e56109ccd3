import { download } from '@rep13/contracts-api-client/sla-tickets';
import { addressOf } from '@rep13/contracts-operations';
import type { TicketFileView } from '@rep13/contracts-authority-requests';
import { AttachedFile } from './AttachedFile.tsx';
import styles from './orders.module.css';

interface OrderFilesProps {
  ticketId: number;
  files: readonly TicketFileView[];
}

/** The files of the authority that we forwarded with the order. */
export function OrderFiles({ ticketId, files }: OrderFilesProps) {
  if (files.length === 0) return null;
  return (
    <>
      <h3>Files of the authority</h3>
      <ul className={styles.files} aria-label="Files of the authority">
        {files.map((file) => (
          <li key={file.id}>
            <AttachedFile
              address={addressOf(download, { params: { id: ticketId, fileId: file.id } })}
              file={file}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
