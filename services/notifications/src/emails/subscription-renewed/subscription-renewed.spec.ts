import { buildContext, NOW } from '../../../test/builders.ts';
import { read } from '../../../test/read-email.ts';
import { subscriptionRenewed } from './subscription-renewed.email.ts';

it('the receipt of a later year says what was paid for what, and until when', async () => {
  const { content, button, text } = await read(
    subscriptionRenewed,
    {
      ...{ signupId: 512_345_678, serviceYear: 2, amountCents: 30_000, currency: 'EUR' },
      ...{ paidAt: NOW.toISOString(), periodEnd: '2028-11-20T12:00:00.000Z' },
    },
    buildContext({ party: { accountStatus: 'active' } }),
  );

  expect(content.subject).toBe('Your agreement is renewed: we received EUR 300');
  expect(text).toContain('Paid: 20 November 2026');
  expect(text).toContain('For: Year 2 of EU legal representation');
  expect(text).toContain('Renews next: 20 November 2028');
  expect(button).toBe('https://rep13.example/client/billing');
});
