import { describe, expect, it } from '@jest/globals';
import type { TicketView } from '@rep13/contracts-sla';
import { buildTicket } from '../../../test/builders.ts';
import { threeClocks } from './three-clocks.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');
const readingOf = (name: string) => (ticket: Partial<TicketView>) => {
  const clock = threeClocks(buildTicket(ticket), NOON).find((each) => each.name === name);
  return [clock?.tone, clock?.text];
};

describe('the clock of the acknowledgement', () => {
  it.each([
    [{ dueAt: '2026-11-21T09:14:00Z' }, 'waiting', '21 h 14 min left'],
    [{ dueAt: '2026-11-20T16:00:00Z' }, 'waiting', '4 h left'],
    [{ dueAt: '2026-11-20T15:59:00Z' }, 'bad', '3 h 59 min left'],
    [{ dueAt: '2026-11-20T10:56:00Z', slaCompliant: false }, 'bad', 'Late by 1 h 04 min'],
    [{ responseDate: '2026-11-20T09:31:00Z' }, 'good', 'Acknowledged after 17 minutes'],
    [{ responseDate: '2026-11-20T09:31:00Z', slaCompliant: false }, 'bad', 'Acknowledged after 17 minutes'],
    // It never stands still.
    [{ dueAt: '2026-11-20T15:00:00Z', pausedAt: '2026-11-20T10:00:00Z' }, 'bad', '3 h left'],
  ] as const)('%j: %s, %s', (ticket, tone, text) => {
    expect(readingOf('acknowledge')(ticket)).toEqual([tone, text]);
  });
});

it('a promise that is fulfilled shows when, not until when', () => {
  const done = { responseDate: '2026-11-20T09:31:00Z', clientAnsweredAt: '2026-11-20T11:00:00Z' };
  const due = { dueAt: '2026-11-21T09:14:00Z', clientDueAt: '2026-11-20T20:00:00Z' };
  const timesOf = (ticket: Partial<TicketView>) => threeClocks(buildTicket(ticket), NOON).map(({ at }) => at);
  expect(timesOf(due)).toEqual([due.dueAt, null, due.clientDueAt]);
  expect(timesOf({ ...due, ...done })).toEqual([done.responseDate, null, done.clientAnsweredAt]);
});

describe('the clock of the answer to the authority', () => {
  const answerDueAt = '2026-11-20T14:30:00Z';
  it.each([
    [{}, 'neutral', 'No time named'],
    [{ answerDueAt }, 'bad', '2 h 30 min left'],
    [{ answerDueAt: '2026-11-25T12:00:00Z' }, 'waiting', '5 days left'],
    [{ answerDueAt: '2026-11-20T11:00:00Z', answerOnTime: false }, 'bad', 'Late by 1 h'],
    // Whatever we wait for: the date is the authority's.
    [{ answerDueAt, pausedAt: '2026-11-20T11:30:00Z' }, 'bad', '2 h 30 min left'],
    [
      { answerDueAt: '2026-11-25T12:00:00Z', answerMissedAt: '2026-11-19T12:00:00Z', answerOnTime: false },
      'bad',
      '5 days left, an earlier time was missed',
    ],
    [{ answerDueAt, status: 'responded', answerOnTime: true }, 'good', 'Answered in time'],
    [{ answerDueAt, status: 'closed', answerOnTime: false, outcome: 'given' }, 'bad', 'Answered late'],
    [{ answerDueAt, status: 'closed', answerOnTime: false }, 'bad', 'Missed'],
    [{ answerDueAt, status: 'closed' }, 'neutral', 'Order closed'],
    [{ answerDueAt: null, status: 'responded' }, 'neutral', 'Answered'],
  ] as const)('%j: %s, %s', (ticket, tone, text) => {
    expect(readingOf('answer')(ticket)).toEqual([tone, text]);
  });
});

describe('the clock of the client', () => {
  const clientDueAt = '2026-11-20T20:00:00Z';
  it.each([
    [{}, 'neutral', 'Not asked yet'],
    [{ clientDueAt }, 'waiting', '8 h left'],
    [{ clientDueAt, clientReadAt: '2026-11-20T11:00:00Z' }, 'waiting', '8 h left, read'],
    [{ clientDueAt, pausedAt: '2026-11-20T11:00:00Z' }, 'neutral', 'Paused, 9 h left'],
    [{ clientDueAt, clientAnsweredAt: '2026-11-20T11:00:00Z' }, 'good', 'Answered in time'],
    [
      { clientDueAt, clientAnsweredAt: '2026-11-20T21:00:00Z', clientAnswerOnTime: false },
      'bad',
      'Answered late',
    ],
    [{ clientDueAt, status: 'closed' }, 'neutral', 'No longer awaited'],
  ] as const)('%j: %s, %s', (ticket, tone, text) => {
    expect(readingOf('client')(ticket)).toEqual([tone, text]);
  });
});
