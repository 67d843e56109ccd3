import type { ClientTicketDetailView } from '@rep13/contracts-sla';
import { formatDateTime, formatDuration, type Tone } from '@rep13/ui';
import { nextStepOf } from '../order-next-step.ts';
import { askedAt, askedUntil, waitForClient, type ClientWait } from '../wait-for-client.ts';

/** What the client is to do now, and by when. */
export interface Need {
  tone: Exclude<Tone, 'neutral'>;
  /** The clock, in a few words. */
  headline: string;
  text: string;
  /** The one thing to press; null where there is nothing to do. */
  action: 'read' | 'answer' | null;
}

export function neededAnswer(order: ClientTicketDetailView, now: Date): Need {
  const wait = waitForClient(order, now);
  return wait ? whileWaiting(wait, now) : { tone: 'good', action: null, ...whileNot(order, now) };
}

function whileWaiting({ until, isLate, isRead, standsStill }: ClientWait, now: Date): Need {
  const action = isRead ? 'answer' : 'read';
  const apart = formatDuration(Math.abs(Date.parse(until) - now.getTime()));
  if (standsStill)
    return {
      tone: 'info',
      headline: 'Your deadline is paused.',
      text: 'We asked the authority a question and wait for its answer. You can write to us all the same.',
      action,
    };
  if (isLate)
    return {
      tone: 'bad',
      headline: `Your answer is ${apart} late.`,
      text: `We asked for it by ${formatDateTime(until)}. Please answer now. If you need more time, write to us until when.`,
      action,
    };
  return {
    tone: 'waiting',
    headline: `You have ${apart} to answer.`,
    text: isRead
      ? `Thank you for reading it. Please write what you have done, or why you can't, by ${formatDateTime(until)}.`
      : `Please read the order, confirm that you have read it, and answer by ${formatDateTime(until)}.`,
    action,
  };
}

function whileNot(order: ClientTicketDetailView, now: Date): Pick<Need, 'headline' | 'text'> {
  const next = nextStepOf(order, now);
  if (order.status === 'pending' || order.status === 'acknowledged')
    return { headline: 'No answer needed yet.', text: next };
  if (!order.clientAnsweredAt) return { headline: 'No answer needed.', text: next };
  return { headline: howItCame(order), text: next };
}

/** Of the first answer to what was asked last: a later addition does not make it late. */
function howItCame(order: ClientTicketDetailView): string {
  const until = askedUntil(order);
  const since = askedAt(order);
  const answer = order.steps.find(({ step, at }) => step === 'answered' && since && new Date(at) >= since);
  if (!until || !answer) return 'We have your answer.';
  const lateMs = Date.parse(answer.at) - Date.parse(until);
  return lateMs > 0 ? `Your answer came ${formatDuration(lateMs)} late.` : 'Your answer came in time.';
}
