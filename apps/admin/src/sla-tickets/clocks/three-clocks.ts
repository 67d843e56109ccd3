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
  /** When it was done, else by when; null where no time is named. */
  readonly at: Moment | null;
  /** Whether its text changes as time passes. */
  readonly isRunning: boolean;
}

type ClockReading = Pick<ClockState, 'tone' | 'text' | 'isRunning'>;

/** The promises of an order, as they stand: our acknowledgement, the answer to the authority, the client's to us. */
export const threeClocks = (ticket: TicketView, now: number): ClockState[] => [
  {
    name: 'acknowledge',
    label: 'Acknowledge',
    at: ticket.responseDate ?? ticket.dueAt,
    ...acknowledgement(ticket, now),
  },
  { name: 'answer', label: 'Answer by', at: ticket.answerDueAt, ...answer(ticket, now) },
  {
    name: 'client',
    label: 'Client’s answer',
    at: ticket.clientAnsweredAt ?? ticket.clientDueAt,
    ...clientsAnswer(ticket, now),
  },
];

function acknowledgement(ticket: TicketView, now: number): ClockReading {
  const { responseDate, authorityContactDate, slaCompliant, status, dueAt } = ticket;
  if (responseDate) {
    return settled(
      slaCompliant,
      `Acknowledged after ${acknowledgedAfter(authorityContactDate, responseDate)}`,
    );
  }
  return status === 'closed' ? stands('Closed without one') : left(dueAt, now);
}

function answer(ticket: TicketView, now: number): ClockReading {
  const { answerDueAt, answerOnTime, answerMissedAt, outcome, status } = ticket;
  if (status === 'responded' || outcome !== null || answerOnTime === true) {
    return answerOnTime === null ? stands('Answered') : settled(answerOnTime, answeredText(answerOnTime));
  }
  if (status === 'closed') return answerOnTime === false ? settled(false, 'Missed') : stands('Order closed');
  if (!answerDueAt) return stands('No time named');
  const reading = left(answerDueAt, now);
  const isLater = answerMissedAt !== null && Date.parse(answerDueAt) > Date.parse(answerMissedAt);
  return isLater ? { ...reading, tone: 'bad', text: `${reading.text}, an earlier time was missed` } : reading;
}

function clientsAnswer(ticket: TicketView, now: number): ClockReading {
  const { clientDueAt, clientAnsweredAt, clientAnswerOnTime, clientReadAt, pausedAt, status } = ticket;
  if (clientAnsweredAt)
    return settled(clientAnswerOnTime !== false, answeredText(clientAnswerOnTime !== false));
  if (status === 'closed' || status === 'responded') return stands('No longer awaited');
  if (!clientDueAt) return stands('Not asked yet');
  const reading = pausedAt ? paused(clientDueAt, pausedAt) : left(clientDueAt, now);
  return clientReadAt ? { ...reading, text: `${reading.text}, read` } : reading;
}

const answeredText = (isOnTime: boolean) => (isOnTime ? 'Answered in time' : 'Answered late');

const stands = (text: string): ClockReading => ({ tone: 'neutral', text, isRunning: false });

const settled = (isOnTime: boolean, text: string): ClockReading => ({
  tone: isOnTime ? 'good' : 'bad',
  text,
  isRunning: false,
});

/** The same text as in lists; a clock that has time left differs in tone from one that stands still. */
function left(dueAt: string, now: number): ClockReading {
  const { tone, text } = dueIn(dueAt, now);
  return { tone: tone === 'neutral' ? 'waiting' : tone, text, isRunning: true };
}

/** The time that we wait for the authority itself does not count. */
function paused(dueAt: string, pausedAt: string): ClockReading {
  const ms = Date.parse(dueAt) - Date.parse(pausedAt);
  const remaining = ms < 0 ? `late by ${formatDuration(-ms)}` : `${formatDuration(ms)} left`;
  return { tone: ms < 0 ? 'bad' : 'neutral', text: `Paused, ${remaining}`, isRunning: false };
}
