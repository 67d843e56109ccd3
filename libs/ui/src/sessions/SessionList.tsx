import { useEffect, useRef, useState } from 'react';
import type { SessionView } from '@rep13/contracts-gateway';
import { buttonStyle } from '../chrome/button-style.ts';
import { Loaded, type Answer } from '../feedback/Loaded.tsx';
import { Notice } from '../feedback/Notice.tsx';
import { StatusBadge } from '../feedback/StatusBadge.tsx';
import { formatDateTime } from '../format/format-date.ts';
import classes from './session-list.module.css';

interface SessionListProps {
  answer: Answer<SessionView[]>;
  /** Ends the session with this id, or all `others`. */
  onEnd: (which: string) => Promise<unknown>;
}

/** Where somebody is signed in, this session first, and the means to end the others. */
export function SessionList({ answer, onEnd }: SessionListProps) {
  const { end, isEnding, news } = useEnding(onEnd, answer.mutate);
  return (
    <Loaded answer={answer} lines={4}>
      {(sessions) => (
        <div className={classes.sessions}>
          {news && <EndingNews news={news} />}
          <ul className={classes.list}>
            {sessions.map((session) => (
              <SessionItem
                key={session.id}
                session={session}
                isEnding={isEnding}
                onEnd={() => void end(session.id)}
              />
            ))}
          </ul>
          {sessions.some(({ isCurrent }) => !isCurrent) ? (
            <button
              type="button"
              className={buttonStyle('secondary')}
              disabled={isEnding}
              onClick={() => void end('others')}
            >
              End all other sessions
            </button>
          ) : (
            <p>You are signed in nowhere else.</p>
          )}
        </div>
      )}
    </Loaded>
  );
}

interface SessionItemProps {
  session: SessionView;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionItem({ session, isEnding, onEnd }: SessionItemProps) {
  const { device, address, signedInAt, lastUsedAt, isCurrent } = session;
  const lastUsed = formatDateTime(lastUsedAt);
  return (
    <li className={classes.session}>
      <div className={classes.about}>
        <div className={classes.device}>
          <strong>{device}</strong> {isCurrent && <StatusBadge tone="good">This session</StatusBadge>}
        </div>
        <div className={classes.facts}>
          {address ? `Address ${address}` : 'Address unknown'}. Last used {lastUsed}. Signed in{' '}
          {formatDateTime(signedInAt)}.
        </div>
      </div>
      {!isCurrent && (
        <button
          type="button"
          className={buttonStyle('secondary')}
          disabled={isEnding}
          aria-label={`End the session: ${device}, last used ${lastUsed}`}
          onClick={onEnd}
        >
          End
        </button>
      )}
    </li>
  );
}

type News = 'ended' | 'failed';

function useEnding(onEnd: SessionListProps['onEnd'], askAgain: () => unknown) {
  const [isEnding, setEnding] = useState(false);
  const [news, setNews] = useState<News>();

  const end = async (which: string) => {
    setEnding(true);
    setNews(undefined);
    try {
      await onEnd(which);
      setNews('ended');
    } catch {
      setNews('failed');
    } finally {
      setEnding(false);
      // Also after a failure: the list may be out of date, or this session over.
      void askAgain();
    }
  };
  return { end, isEnding, news };
}

/** Takes the focus: the button that was pressed may be gone. */
function EndingNews({ news }: { news: News }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      {news === 'ended' ? (
        <Notice tone="good" role="status">
          Ended. Whoever sat there is signed out. If it was not you, change your password too.
        </Notice>
      ) : (
        <Notice tone="bad" role="alert">
          Nothing was ended. Please try again.
        </Notice>
      )}
    </div>
  );
}
