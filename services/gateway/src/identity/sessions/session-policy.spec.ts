import type { SessionData } from './session-data.ts';
import { endOf, isWorthNoting, stillValid } from './session-policy.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = Date.parse('2026-11-20T09:00:00Z');

const session = (given: Partial<SessionData> = {}): SessionData =>
  ({ bornAt: START, seenAt: START, scope: 'one', ...given }) as SessionData;
const admin = { id: 1, signedInAt: START };
const client = { signupId: 123_456_789, signedInAt: START };

describe('a session', () => {
  it('lasts while requests come', () => {
    expect(stillValid(session({ client }), START + 12 * HOUR - 1)?.client).toEqual(client);
  });

  it('ends after 12 hours without a request', () => {
    expect(stillValid(session({ client }), START + 12 * HOUR)).toBeUndefined();
  });

  it('ends after 7 days in any case', () => {
    const busy = session({ client, seenAt: START + 7 * DAY - MINUTE });
    expect(endOf(busy)).toBe(START + 7 * DAY);
    expect(stillValid(busy, START + 7 * DAY)).toBeUndefined();
  });

  it('signs an admin out after 30 minutes without a request and keeps the rest', () => {
    const stored = session({ admin, client });
    expect(stillValid(stored, START + 30 * MINUTE - 1)?.admin).toEqual(admin);
    const left = stillValid(stored, START + 30 * MINUTE);
    expect(left?.admin).toBeUndefined();
    expect(left?.client).toEqual(client);
  });

  it('signs an admin out 12 hours after the sign-in page in any case', () => {
    const busy = session({ admin, seenAt: START + 12 * HOUR - MINUTE });
    expect(stillValid(busy, START + 12 * HOUR)?.admin).toBeUndefined();
  });

  it('notes a request once a minute', () => {
    expect(isWorthNoting(session(), START + MINUTE - 1)).toBe(false);
    expect(isWorthNoting(session(), START + MINUTE)).toBe(true);
  });
});
