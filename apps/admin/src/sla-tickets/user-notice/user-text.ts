import type { TicketDetailView } from '@rep13/contracts-sla';
import { formatDateTime, withVisibleMarks } from '@rep13/ui';
import { USER_NOTIFICATION } from '../../order-labels/order-labels.ts';

/** How it stands with the user concerned, in a line; null while no user is to be told, and nothing was said. */
export function userText({
  userTold: { state, at, because },
  userUntoldSince,
}: TicketDetailView): string | null {
  if (!userUntoldSince && state === 'not-yet' && !because) return null;
  const when = at ? `, ${state === 'told' ? 'on' : 'from'} ${formatDateTime(at)}` : '';
  return `${USER_NOTIFICATION[state]}${when}${because ? `: ${withVisibleMarks(because)}` : ''}`;
}
