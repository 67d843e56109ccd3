import { describe, expect, it } from '@jest/globals';
import { buildTicket } from '../../test/builders.ts';
import { waitForClient } from './wait-for-client.ts';

const NOON = new Date('2026-11-20T12:00:00.000Z');
const UNTIL = '2026-11-20T21:40:00.000Z';
/** Forwarded at 09:40, to be answered by 21:40. */
const asked = (overrides: Parameters<typeof buildTicket>[0] = {}) =>
  buildTicket({
    status: 'forwarded',
    forwardedDate: '2026-11-20T09:40:00.000Z',
    clientDueAt: UNTIL,
    ...overrides,
  });

describe('waitForClient', () => {
  it('waits from the forwarding to the answer', () => {
    expect(waitForClient(buildTicket(), NOON)).toBeNull();
    expect(waitForClient(asked(), NOON)).toEqual({
      until: UNTIL,
      isLate: false,
      isRead: false,
      standsStill: false,
    });
    expect(waitForClient(asked({ clientAnsweredAt: '2026-11-20T11:00:00.000Z' }), NOON)).toBeNull();
  });

  it('goes on after the client has read it: that is no answer', () => {
    const read = asked({ clientReadAt: '2026-11-20T10:00:00.000Z' });
    expect(waitForClient(read, NOON)).toMatchObject({ isRead: true });
  });

  it('waits again for the answer to a new question', () => {
    const again = asked({
      status: 'in_progress',
      clientAnsweredAt: '2026-11-20T11:00:00.000Z',
      clientDueAt: '2026-11-20T23:30:00.000Z',
    });
    expect(waitForClient(again, NOON)).toMatchObject({ until: '2026-11-20T23:30:00.000Z' });
  });

  it('takes the forwarding for the question where there is no clock yet', () => {
    expect(waitForClient(asked({ clientDueAt: null }), NOON)).toMatchObject({ until: UNTIL });
  });

  it.each([
    ['forwarded', { isLate: true }],
    ['awaiting_authority', { isLate: false, standsStill: true }],
    ['responded', null],
    ['closed', null],
  ] as const)('knows what a time that is over means of a %s order', (status, expected) => {
    const wait = waitForClient(asked({ status }), new Date(UNTIL));
    if (expected) expect(wait).toMatchObject(expected);
    else expect(wait).toBeNull();
  });
});
