import { DAY_MS } from '@rep13/contracts-constants';
import { buildContext, NOW } from '../../../test/builders.ts';
import { claimsOf, read } from '../../../test/read-email.ts';
import { annualUpdateDue } from './annual-update-due.email.ts';

const daysFromNow = (days: number) => ({
  signupId: 512_345_678,
  annualUpdateDue: new Date(NOW.getTime() + days * DAY_MS).toISOString(),
});

describe('the reminder of the yearly review', () => {
  it.each([
    [
      30,
      'Your yearly review is due in 30 days',
      'Please review your provider information by 20 December 2026',
    ],
    [7, 'Your yearly review is due in 7 days', 'Please review your provider information by 27 November 2026'],
    [1, 'Your yearly review is due in 1 day', 'Please review your provider information by 21 November 2026'],
    [0, 'Your yearly review is due', 'Your yearly review is due'],
    [-3, 'Your yearly review is due', 'Your yearly review is due'],
  ])('counts %d days at the moment of sending', async (days, heading, subject) => {
    const { content } = await read(annualUpdateDue, daysFromNow(days), buildContext());

    expect(content).toMatchObject({ heading, subject });
  });

  it('says what it means that our Member State is no market, where it is none', async () => {
    const facts = { ...daysFromNow(30), marketLeftOut: 'Netherlands' };
    const { text } = await read(annualUpdateDue, facts, buildContext());
    expect(text).toContain('do not include the Netherlands, where we are established. Article 13(1)');
    expect((await read(annualUpdateDue, daysFromNow(30), buildContext())).text).not.toContain(
      'Article 13(1)',
    );
  });

  it('leads a client with an account to the form behind the sign-in, with nothing that opens it for others', async () => {
    const context = buildContext({ party: { accountStatus: 'active' } });
    const { button, text } = await read(annualUpdateDue, daysFromNow(30), context);

    expect(button).toBe('https://rep13.example/provider-information?signupId=512345678');
    expect(text).toContain('sign in with your Client ID');
    expect(text).not.toContain("don't forward");
  });

  it('leads to the form, also on a device that has not seen it yet, while there is no account', async () => {
    const { button, text } = await read(annualUpdateDue, daysFromNow(30), buildContext());

    expect(button).toContain('https://rep13.example/provider-information?signupId=512345678#resume=');
    expect(claimsOf(button, 'resume-signup')).toMatchObject({ signupId: 512_345_678 });
    expect(text).toContain('Due: 20 December 2026');
  });
});
