import { useState } from 'react';
import { upload } from '@rep13/contracts-api-client/sla-tickets';
import { callOf } from '@rep13/contracts-operations';
import type { TicketFileView } from '@rep13/contracts-authority-requests';
import type { ClientTicketView } from '@rep13/contracts-sla';
import { buttonStyle, formatDateTime, Notice } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { orderPath } from '../../frame/order-path.ts';
import { AnswerFiles } from '../answer/AnswerFiles.tsx';
import styles from './report.module.css';

const FILES = 'reported-files';

/** After it was reported: its files, and the way to its page. */
export function Reported({ order: { id, ticketNumber, dueAt } }: { order: ClientTicketView }) {
  const [files, setFiles] = useState<readonly TicketFileView[]>([]);
  const [isUploading, setUploading] = useState(false);
  return (
    <div className={styles.parts}>
      <Notice tone="good" role="status">
        <strong>We have it: {ticketNumber}.</strong> We acknowledge it by {formatDateTime(dueAt)}.
      </Notice>
      <p id={FILES}>Please add what the authority sent, each file up to 25 MB.</p>
      <AnswerFiles
        id={`${FILES}-input`}
        aria-describedby={FILES}
        aria-label="Files of the authority"
        call={callOf(upload, { params: { id } })}
        value={files}
        onChange={setFiles}
        onUploading={setUploading}
      />
      {!isUploading && (
        <Link className={buttonStyle('primary')} to={orderPath(id)}>
          Go to the order
        </Link>
      )}
    </div>
  );
}
