import type { TicketClockName } from '@rep13/contracts-sla/constants';
import type { Moment } from '@rep13/contracts-constants';
import type { TicketView } from '@rep13/contracts-sla';
import { formatDuration, type Tone } from '@rep13/ui';
import { acknowledgedAfter, dueIn } from '../../ticket-clock/ticket-clock.ts';

export interface ClockState {
  readonly name: TicketClockName;
  readonly label: string;
  readonly tone: Tone;
  readonly text: string;
  /** By when; null where nobody has named a time. */
  readonly dueAt: Moment | null;
  /** Whether its words change as time passes. */
  readonly isRunning: boolean;
}

type Said = Pick<ClockState, 'tone' | 'text' | 'isRunning'>;

/** The promises of an order, as they stand: our acknowledgement, the answer to the authority, the client's to us. */
export const threeClocks = (ticket: TicketView, now: number): ClockState[] => [
  { name: 'acknowledge', label: 'Acknowledge', dueAt: ticket.dueAt, ...acknowledgement(ticket, now) },
  { name: 'answer', label: 'Answer by', dueAt: ticket.answerDueAt, ...answer(ticket, now) },
  { name: 'client', label: 'Client’s answer', dueAt: ticket.clientDueAt, ...clientsAnswer(ticket, now) },
];

function acknowledgement(ticket: TicketView, now: number): Said {
  const { responseDate, authorityContactDate, slaCompliant, status, dueAt } = ticket;
  if (responseDate) {
    return kept(slaCompliant, `Acknowledged after ${acknowledgedAfter(authorityContactDate, responseDate)}`);
  }
  return status === 'closed' ? stands('Closed without one') : left(dueAt, now);
}

function answer(ticket: TicketView, now: number): Said {
  const { answerDueAt, answerOnTime, answerMissedAt, outcome, status } = ticket;
  if (status === 'responded' || outcome !== null || answerOnTime === true) {
    return answerOnTime === null ? stands('Answered') : kept(answerOnTime, answeredWords(answerOnTime));
  }
  if (status === 'closed') return answerOnTime === false ? kept(false, 'Missed') : stands('Order closed');
  if (!answerDueAt) return stands('No time named');
  const said = left(answerDueAt, now);
  const isLater = answerMissedAt !== null && Date.parse(answerDueAt) > Date.parse(answerMissedAt);
  return isLater ? { ...said, tone: 'bad', text: `${said.text}, an earlier time was missed` } : said;
}

function clientsAnswer(ticket: TicketView, now: number): Said {
  const { clientDueAt, clientAnsweredAt, clientAnswerOnTime, clientReadAt, pausedAt, status } = ticket;
  if (clientAnsweredAt)
    return kept(clientAnswerOnTime !== false, answeredWords(clientAnswerOnTime !== false));
  if (status === 'closed' || status === 'responded') return stands('No longer awaited');
  if (!clientDueAt) return stands('Not asked yet');
  const said = pausedAt ? paused(clientDueAt, pausedAt) : left(clientDueAt, now);
  return clientReadAt ? { ...said, text: `${said.text}, read` } : said;
}

const answeredWords = (isOnTime: boolean) => (isOnTime ? 'Answered in time' : 'Answered late');

const stands = (text: string): Said => ({ tone: 'neutral', text, isRunning: false });

const kept = (isOnTime: boolean, text: string): Said => ({
  tone: isOnTime ? 'good' : 'bad',
  text,
  isRunning: false,
});

/** In the words of lists; a promise that has time is told from one that stands. */
function left(dueAt: string, now: number): Said {
  const { tone, text } = dueIn(dueAt, now);
  return { tone: tone === 'neutral' ? 'waiting' : tone, text, isRunning: true };
}

/** The time that we wait for the authority itself does not count. */
function paused(dueAt: string, pausedAt: string): Said {
  const ms = Date.parse(dueAt) - Date.parse(pausedAt);
  const words = ms < 0 ? `late by ${formatDuration(-ms)}` : `${formatDuration(ms)} left`;
  return { tone: ms < 0 ? 'bad' : 'neutral', text: `Paused, ${words}`, isRunning: false };
}
