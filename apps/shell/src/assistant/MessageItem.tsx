import { CHAT, pageName } from '@rep13/content';
import { Link } from '@rep13/web-kit/router';
import type { Message } from './useConversationStore.ts';
import classes from './assistant-window.module.css';

const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** One message with its time, and under an answer where it comes from. */
export function MessageItem({ message, onFollow }: { message: Message; onFollow: () => void }) {
  const { role, content, timestamp, citations, note, needsSupport } = message;
  return (
    <div className={classes.message} data-role={role}>
      <p className={classes.who}>
        {role === 'user' ? CHAT.you : CHAT.assistant}{' '}
        <time dateTime={timestamp}>{TIME.format(new Date(timestamp))}</time>
      </p>
      <p className={classes.content}>{content}</p>
      {citations.length > 0 && (
        <p className={classes.sources}>
          {CHAT.sources}:{' '}
          {citations.map((path, index) => (
            <span key={path}>
              {index > 0 && <span> · </span>}
              <Link to={path} onClick={onFollow}>
                {pageName(path)}
              </Link>
            </span>
          ))}
        </p>
      )}
      {note && <p className={classes.note}>{note}</p>}
      {needsSupport && (
        <p className={classes.sources}>
          <Link to="/contact" onClick={onFollow}>
            {CHAT.support}
          </Link>
        </p>
      )}
    </div>
  );
}
