import type { DebtMailDays } from '@rep13/contracts-constants';
import { buildContext, NOW } from '../../../test/builders.ts';
import { read } from '../../../test/read-email.ts';
import { paymentOverdue } from './payment-overdue.email.ts';

const debt = (days: DebtMailDays) => ({
  ...{ signupId: 512_345_678, days, overdueSince: NOW.toISOString() },
  ...{ amountCents: 30_000, currency: 'EUR' },
});
const readDebt = (days: DebtMailDays) =>
  read(paymentOverdue, debt(days), buildContext({ party: { accountStatus: 'active' } }));

describe('the mail about an unpaid renewal', () => {
  it.each([
    [0, 'We could not charge your yearly fee'],
    [7, 'Your yearly fee is unpaid for 7 days'],
    [14, 'Your yearly fee is unpaid for 14 days'],
  ] as const)('says after %d days what happens next and when', async (days, subject) => {
    const { content, button, text } = await readDebt(days);

    expect(content.subject).toBe(subject);
    expect(text).toContain('To pay: EUR 300');
    expect(text).toContain('The charge is tried again by itself');
    expect(text).toContain('If it is unpaid on 20 December 2026, nothing can be signed');
    expect(text).toContain('Your mandate stays in force');
    expect(text).toContain('forward orders from authorities');
    expect(text.includes('and is still unpaid')).toBe(days > 0);
    expect(button).toBe('https://rep13.example/client/billing');
  });

  it('says after 30 days what is on hold, what stays, and what may follow', async () => {
    const { content, text } = await readDebt(30);

    expect(content.subject).toBe('On hold until your yearly fee is paid');
    expect(text).toContain('nothing can be signed and no provider information saved');
    expect(text).toContain(
      'Your mandate stays in force: we continue to receive orders from authorities and forward them',
    );
    expect(text).toContain('read, answer orders, pay and cancel');
    expect(text).toContain('unpaid for 60 days, on 19 January 2027, is a material breach');
    expect(text).not.toContain('tried again');
  });

  it('says of a fee that a bank took back that it is owed again, and promises no attempt', async () => {
    const taken = { ...debt(0), cause: 'dispute', isTriedAgain: false } as const;
    const { content, text } = await read(paymentOverdue, taken, buildContext());
    expect(content.subject).toBe('Your bank took your yearly fee back');
    expect(text).toContain('it is owed again');
    expect(text).toContain('You can pay it in the client portal');
    expect(text).not.toMatch(/tried again|could not be charged/);
  });

  it('promises no attempt where none is made any more', async () => {
    const { text } = await read(paymentOverdue, { ...debt(14), isTriedAgain: false }, buildContext());
    expect(text).toContain('We no longer try your card');
  });

  it.each([
    [0, '2026-11-27'],
    [7, '2026-12-04'],
    [14, '2026-12-20'],
    [30, '2027-01-19'],
  ] as const)('of %d days says nothing any more once the next one is due', (days, day) => {
    expect(paymentOverdue.until?.(debt(days)).toISOString()).toContain(day);
  });
});
