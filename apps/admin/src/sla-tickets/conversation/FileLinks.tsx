import type { StaffFileView } from '@rep13/contracts-sla';
import { download as downloadFile } from '@rep13/contracts-api-admin/ticket-files';
import { addressOf } from '@rep13/contracts-operations';
import { formatSize } from '@rep13/ui';
import { useTicketWork } from '../work/ticket-work.ts';
import styles from './conversation.module.css';
import { FILE_FROM } from './recipients.ts';

interface FileLinksProps {
  files: readonly StaffFileView[];
  /** Whether it is to be said who sent each. */
  saysFrom?: boolean;
}

/** Files of the order; they open as attachments only. */
export function FileLinks({ files, saysFrom = false }: FileLinksProps) {
  const { ticket } = useTicketWork();
  if (files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.id}>
          <a
            href={addressOf(downloadFile, { params: { id: ticket.id, fileId: file.id } })}
            download={file.name}
          >
            {file.name}
          </a>{' '}
          <span>{`(${knownOf(file, saysFrom).join(', ')})`}</span>
        </li>
      ))}
    </ul>
  );
}

function knownOf({ size, from, ofEarlierClient, forwardedAt }: StaffFileView, saysFrom: boolean): string[] {
  const sender = ofEarlierClient ? 'from the earlier client' : FILE_FROM[from];
  return [
    formatSize(size),
    ...(saysFrom ? [sender] : []),
    ...(forwardedAt ? ['forwarded to the client'] : []),
  ];
}
