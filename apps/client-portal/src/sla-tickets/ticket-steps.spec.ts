import { describe, expect, it } from '@jest/globals';
import { buildTicket } from '../../test/builders.ts';
import { ticketSteps } from './ticket-steps.ts';

const shown = (overrides: Parameters<typeof buildTicket>[0]) =>
  ticketSteps(buildTicket(overrides)).map(({ label, state }) => `${label}: ${state}`);

describe('the way of an order', () => {
  it('begins when it reaches us', () => {
    expect(shown({ status: 'pending' })).toEqual([
      'Received: now',
      'Acknowledged: to-come',
      'Forwarded to you: to-come',
      'In progress: to-come',
      'Answered: to-come',
      'Closed: to-come',
    ]);
  });

  it('stays at the work while an authority is asked something', () => {
    expect(shown({ status: 'awaiting_authority' })).toContain('Waiting for the authority: now');
  });

  it('stays before the forwarding where the authority is asked before that', () => {
    const way = shown({ status: 'awaiting_authority', forwardedDate: null });
    expect(way).toContain('Forwarded to you: to-come');
    expect(way[1]).toBe('Waiting for the authority: now');
    const forwarded = shown({ status: 'awaiting_authority', forwardedDate: '2026-11-20T09:40:00.000Z' });
    expect(forwarded[3]).toBe('Waiting for the authority: now');
  });

  it('says of a closed order only what happened to it', () => {
    expect(shown({ status: 'closed', responseDate: '2026-11-20T09:31:00.000Z' })).toEqual([
      'Received: done',
      'Acknowledged: done',
      'Closed: done',
    ]);
  });
});
