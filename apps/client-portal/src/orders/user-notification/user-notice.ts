import type { ClientTicketDetailView } from '@rep13/contracts-sla';
import { formatDateTime, isolated, type Tone } from '@rep13/ui';
import { serverNow } from '@rep13/web-kit/clock';

/** How it stands with the user concerned, in a few words and a sentence. */
export interface UserNotice {
  tone: Exclude<Tone, 'neutral'>;
  headline: string;
  text: string;
}

type Facts = Pick<ClientTicketDetailView, 'userTold' | 'userUntoldSince'>;

/** Red only while the order is carried out and no user was informed; a client that may not inform them is urged to nothing. */
export function userNotice({ userTold: { state, at, because }, userUntoldSince }: Facts): UserNotice {
  const why = because ? ` ${isolated(because)}` : '';
  if (userUntoldSince)
    return {
      tone: 'bad',
      headline: 'The order was carried out, and the user concerned was not told.',
      text: `The law requires you to tell the user at the latest when you carry it out. Please do so now, and say it here.${why}`,
    };
  if (state === 'told')
    return {
      tone: 'good',
      headline: 'The user concerned was told.',
      text: at ? `On ${formatDateTime(at)}.` : '',
    };
  if (state === 'may-not' && !hasPassed(at))
    return {
      tone: 'info',
      headline: 'The user concerned may not be told.',
      text: `${at ? `From ${formatDateTime(at)} on you may.` : 'If that changes, say it here.'}${why}`,
    };
  return {
    tone: 'info',
    headline: 'The user concerned must be told.',
    text: `At the latest when you carry out the order, unless the authority names another time.${why}`,
  };
}

const hasPassed = (at: string | null) => at !== null && Date.parse(at) <= serverNow();
