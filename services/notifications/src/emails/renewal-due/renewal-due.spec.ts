import type { RenewalReminderDays } from '@rep13/contracts-constants';
import { buildContext } from '../../../test/builders.ts';
import { read } from '../../../test/read-email.ts';
import { renewalDue } from './renewal-due.email.ts';

const RENEWAL = {
  signupId: 512_345_678,
  renewsAt: '2027-01-04T12:00:00.000Z',
  amountCents: 30_000,
  currency: 'EUR',
};

describe('the mail about a renewal that comes near', () => {
  it('says when, how much, and how to end it instead', async () => {
    const context = buildContext({ party: { accountStatus: 'active' } });
    const { content, button, text } = await read(renewalDue, RENEWAL, context);

    expect(content.subject).toBe('Your agreement renews on 4 January 2027');
    expect(text).toContain('Amount: EUR 300');
    expect(text).toContain('You do not need to do anything.');
    expect(text).toContain('under Billing, before 4 January 2027: then nothing more is charged');
    expect(button).toBe('https://rep13.example/client/billing');
  });

  it('says nothing any more once the next reminder says the same', () => {
    const until = (daysLeft: RenewalReminderDays) => renewalDue.until?.({ ...RENEWAL, daysLeft });
    expect(until(45)).toEqual(new Date('2026-12-21T12:00:00.000Z'));
    expect(until(14)).toEqual(new Date(RENEWAL.renewsAt));
  });

  it('names the day as it is where the representative is, in whatever zone it is read', async () => {
    const renewsAt = '2027-01-04T23:30:00.000Z';
    const { content } = await read(renewalDue, { ...RENEWAL, renewsAt }, buildContext());
    expect(content.subject).toBe('Your agreement renews on 5 January 2027');
  });

  it('has nothing to say once it is renewed', () => {
    expect(renewalDue.until?.(RENEWAL)).toEqual(new Date(RENEWAL.renewsAt));
  });
});
