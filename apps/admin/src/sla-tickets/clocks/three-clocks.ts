import type { TicketClockName } from '@rep13/contracts-constants';
import type { TicketView } from '@rep13/contracts-sla';
import { formatDuration, type Tone } from '@rep13/ui';
import { acknowledgedAfter } from '../../ticket-clock/ticket-clock.ts';

/** From here on a promise is pressing. */
const PRESSING_MS = 4 * 3_600_000;

export interface ClockState {
  readonly name: TicketClockName;
  readonly label: string;
  readonly tone: Tone;
  readonly text: string;
  /** By when; null where nobody has named a time. */
  readonly dueAt: string | null;
  /** Whether its words change as time passes. */
  readonly isRunning: boolean;
}

type Said = Pick<ClockState, 'tone' | 'text' | 'isRunning'>;

/** The three promises of an order, as they stand: our acknowledgement, the answer to the authority, the client's to us. */
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
  const { answerDueAt, answerOnTime, outcome, status, pausedAt } = ticket;
  if (status === 'responded' || outcome !== null || answerOnTime === true) {
    return answerOnTime === null ? stands('Answered') : kept(answerOnTime, answeredWords(answerOnTime));
  }
  if (status === 'closed') return answerOnTime === false ? kept(false, 'Missed') : stands('Order closed');
  if (!answerDueAt) return stands('No time named');
  return pausedAt ? paused(answerDueAt, pausedAt) : left(answerDueAt, now);
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

function left(dueAt: string, now: number): Said {
  const ms = Date.parse(dueAt) - now;
  if (ms < 0) return { tone: 'bad', text: `Late by ${formatDuration(-ms)}`, isRunning: true };
  return { tone: ms < PRESSING_MS ? 'bad' : 'waiting', text: `${formatDuration(ms)} left`, isRunning: true };
}

/** The time that we wait for the authority itself does not count. */
function paused(dueAt: string, pausedAt: string): Said {
  const ms = Date.parse(dueAt) - Date.parse(pausedAt);
  const words = ms < 0 ? `late by ${formatDuration(-ms)}` : `${formatDuration(ms)} left`;
  return { tone: ms < 0 ? 'bad' : 'neutral', text: `Paused, ${words}`, isRunning: false };
}
