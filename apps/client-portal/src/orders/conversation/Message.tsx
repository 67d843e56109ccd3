import { download } from '@rep13/contracts-api-client/sla-tickets';
import { addressOf } from '@rep13/contracts-operations';
import type { ClientMessageView } from '@rep13/contracts-sla';
import { formatDateTime } from '@rep13/ui';
import { AttachedFile } from './AttachedFile.tsx';
import { MessageText } from './MessageText.tsx';
import styles from './conversation.module.css';

interface MessageProps {
  ticketId: number;
  message: ClientMessageView;
}

export function Message({ ticketId, message: { from, body, createdAt, files } }: MessageProps) {
  return (
    <li className={styles.message} data-from={from}>
      <p className={styles.from}>
        <strong>{from === 'client' ? 'You' : 'Rep13'}</strong>
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </p>
      <MessageText>{body}</MessageText>
      {files.length > 0 && (
        <ul className={styles.files} aria-label="Files">
          {files.map((file) => (
            <li key={file.id}>
              <AttachedFile
                address={addressOf(download, { params: { id: ticketId, fileId: file.id } })}
                file={file}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
