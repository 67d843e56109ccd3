import { Link } from '@rep13/web-kit/router';
import { tabPath } from '../frame/tabs.ts';
import { useLive } from '../live/live-context.ts';

export const WAITING_PATH = `${tabPath('sla')}&waiting=true`;

/** How many orders wait for us, with something unread or with what is due next, and the way to their list. */
export function WaitingForUs() {
  const { waiting = 0 } = useLive();
  return (
    <Link to={WAITING_PATH}>
      {waiting} {waiting === 1 ? 'waits' : 'wait'} for us
    </Link>
  );
}
