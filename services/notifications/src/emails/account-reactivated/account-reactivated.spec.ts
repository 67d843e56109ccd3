import { buildContext, NOW } from '../../../test/builders.ts';
import { read } from '../../../test/read-email.ts';
import { accountReactivated } from './account-reactivated.email.ts';

describe('the mail about an account that is open again', () => {
  const facts = { signupId: 512_345_678, reactivatedAt: NOW.toISOString() };

  it('says what the mandate still waits for, and leads there', async () => {
    const { button, text } = await read(accountReactivated, facts, buildContext());

    expect(text).toContain('Open since: 20 November 2026, 12:00 UTC');
    expect(text).toContain('once the yearly fee is paid and you have signed');
    expect(button).toContain('/payment?signupId=512345678#resume=');
  });
});
