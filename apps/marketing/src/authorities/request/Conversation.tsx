import { AUTHORITY_REQUEST } from '@rep13/content';
import type {
  AuthorityMessageView,
  AuthorityRequestStatusView,
  TicketFileView,
} from '@rep13/contracts-authority-requests';
import { Notice } from '@rep13/ui';
import { AttachedFiles, Conversation as Messages } from '@rep13/ui/conversation';
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
  const attached = (file: TicketFileView) => <AttachedFile file={file} link={link} />;
  return (
    <div className={classes.conversation}>
      {!readsAnswers && <Notice tone="info">{TEXTS.byMailAlone}</Notice>}
      {files.length > 0 && <h3>{TEXTS.filesOfRequest}</h3>}
      <AttachedFiles label={TEXTS.filesOfRequest} files={files}>
        {attached}
      </AttachedFiles>
      <Messages messages={messages} writerOf={writerOf} file={attached} nothing={TEXTS.none} />
    </div>
  );
}

const writerOf = ({ from }: AuthorityMessageView) => ({
  name: from === 'staff' ? TEXTS.us : TEXTS.you,
  isOwn: from === 'authority',
  party: 'authority' as const,
});
