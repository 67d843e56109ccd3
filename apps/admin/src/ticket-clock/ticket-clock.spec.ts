import { describe, expect, it } from '@jest/globals';
import { buildTicket } from '../../test/builders.ts';
import { byUrgency, clockOf } from './ticket-clock.ts';

const at = (time: string) => new Date(time).getTime();
const open = buildTicket({ authorityContactDate: '2026-11-20T09:00:00Z', dueAt: '2026-11-21T09:00:00Z' });

describe('the clock of an order', () => {
  it.each([
    ['2026-11-20T09:00:00Z', 'waiting', '24 h 00 min 00 s left'],
    ['2026-11-21T02:59:59Z', 'waiting', '6 h 00 min 01 s left'],
    ['2026-11-21T03:52:51Z', 'bad', '5 h 07 min 09 s left'],
    ['2026-11-21T09:00:00Z', 'bad', '0 h 00 min 00 s left'],
    ['2026-11-21T09:00:01Z', 'bad', 'Late by 0 h 00 min 01 s'],
    ['2026-11-22T11:00:00Z', 'bad', 'Late by 26 h 00 min 00 s'],
  ])('says at %s (%s): %s', (now, tone, text) => {
    expect(clockOf(open, at(now))).toEqual({ tone, text, isRunning: true });
  });

  it('stands once somebody has acknowledged it', () => {
    const done = { ...open, responseDate: '2026-11-20T12:15:00Z', responseTimeHours: 3.25 };
    const text = 'Acknowledged after 3 h 15 min';
    expect(clockOf(done, at('2026-12-01T00:00:00Z'))).toEqual({ tone: 'good', text, isRunning: false });
    expect(clockOf({ ...done, slaCompliant: false }, 0).tone).toBe('bad');
  });

  it('counts 24 hours from the contact if the answer names no end', () => {
    expect(clockOf({ ...open, dueAt: undefined }, at('2026-11-21T08:00:00Z')).text).toBe(
      '1 h 00 min 00 s left',
    );
  });
});

describe('the orders by urgency', () => {
  const named = (ticketNumber: string, overrides = {}) => buildTicket({ ticketNumber, ...overrides });

  it('begin with the one whose time ends first', () => {
    const late = named('late', { authorityContactDate: '2026-11-19T09:00:00Z', dueAt: undefined });
    const later = named('later', { authorityContactDate: '2026-11-20T09:00:00Z', dueAt: undefined });
    expect(byUrgency([later, late]).map(({ ticketNumber }) => ticketNumber)).toEqual(['late', 'later']);
  });

  it('leave out what is acknowledged or closed', () => {
    const done = [named('a', { responseDate: '2026-11-20T10:00:00Z' }), named('b', { status: 'closed' })];
    expect(byUrgency(done)).toEqual([]);
  });
});
