import { AUTHORITY_REQUEST } from '@rep13/content';
import type {
  AuthorityMessageView,
  AuthorityRequestStatusView,
  TicketFileView,
} from '@rep13/contracts-authority-requests';
import { EmptyState, formatDateTime, Notice, withVisibleMarks } from '@rep13/ui';
import { AttachedFile } from './AttachedFile.tsx';
import type { RequestLink } from '../link/request-link.ts';
import classes from './request.module.css';

const TEXTS = AUTHORITY_REQUEST.conversation;

interface ConversationProps {
  request: AuthorityRequestStatusView;
  link: RequestLink;
}

/** What was written both ways, oldest first, and every file of it. */
export function Conversation({ request: { messages, files, readsAnswers }, link }: ConversationProps) {
  return (
    <div className={classes.conversation}>
      {!readsAnswers && <Notice tone="info">{TEXTS.byMailAlone}</Notice>}
      {files.length > 0 && (
        <>
          <h3>{TEXTS.filesOfRequest}</h3>
          <Files files={files} link={link} />
        </>
      )}
      {messages.length === 0 && <EmptyState>{TEXTS.none}</EmptyState>}
      <ol className={classes.messages}>
        {messages.map((message) => (
          <Message key={message.id} message={message} link={link} />
        ))}
      </ol>
    </div>
  );
}

function Message({ message, link }: { message: AuthorityMessageView; link: RequestLink }) {
  const { from, body, createdAt, files } = message;
  return (
    <li data-from={from}>
      <p className={classes.writer}>
        <b>{from === 'staff' ? TEXTS.us : TEXTS.you}</b>
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </p>
      <p className={classes.body} dir="auto">
        {withVisibleMarks(body)}
      </p>
      {files.length > 0 && <Files files={files} link={link} />}
    </li>
  );
}

function Files({ files, link }: { files: readonly TicketFileView[]; link: RequestLink }) {
  return (
    <ul className={classes.files}>
      {files.map((file) => (
        <li key={file.id}>
          <AttachedFile file={file} link={link} />
        </li>
      ))}
    </ul>
  );
}
