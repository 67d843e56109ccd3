import type { StaffFileView } from '@rep13/contracts-sla';
import { formatSize } from '@rep13/ui';
import { ticketApi, useTicketWork } from '../work/ticket-work.ts';
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
          <a href={`${ticketApi(ticket.id)}/files/${file.id}`} download={file.name}>
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
