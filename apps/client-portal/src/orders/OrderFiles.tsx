import type { TicketFileView } from '@rep13/contracts-sla';
import { AttachedFile } from './AttachedFile.tsx';
import { orderCall } from './useOrder.ts';
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
            <AttachedFile path={`${orderCall(ticketId)}/files/${file.id}`} file={file} />
          </li>
        ))}
      </ul>
    </>
  );
}
