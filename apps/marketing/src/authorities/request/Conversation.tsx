import type {
  AuthorityMessageView,
  AuthorityRequestStatusView,
  TicketFileView,
} from '@rep13/contracts-authority-requests';
import { Notice } from '@rep13/ui';
import { AttachedFiles, Conversation as Messages } from '@rep13/ui/conversation';
import { useTexts } from '../../language/useLanguage.ts';
import { AttachedFile } from './AttachedFile.tsx';
import type { RequestLink } from '../link/request-link.ts';
import classes from './request.module.css';

interface ConversationProps {
  request: AuthorityRequestStatusView;
  link: RequestLink;
}

/** What was written both ways, oldest first, and every file of it. */
export function Conversation({ request: { messages, files, readsAnswers }, link }: ConversationProps) {
  const texts = useTexts().request.conversation;
  const writerOf = ({ from }: AuthorityMessageView) => ({
    name: from === 'staff' ? texts.us : texts.you,
    isOwn: from === 'authority',
    party: 'authority' as const,
  });
  const attached = (file: TicketFileView) => <AttachedFile file={file} link={link} />;
  return (
    <div className={classes.conversation}>
      {!readsAnswers && <Notice tone="info">{texts.byMailAlone}</Notice>}
      {files.length > 0 && <h3>{texts.filesOfRequest}</h3>}
      <AttachedFiles label={texts.filesOfRequest} files={files}>
        {attached}
      </AttachedFiles>
      <Messages messages={messages} writerOf={writerOf} file={attached} nothing={texts.none} />
    </div>
  );
}
