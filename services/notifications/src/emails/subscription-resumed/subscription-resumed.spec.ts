import { buildContext, NOW } from '../../../test/builders.ts';
import { read } from '../../../test/read-email.ts';
import { subscriptionResumed } from './subscription-resumed.email.ts';

it('the mail about a cancellation that was taken back says that the mandate stays and when it renews', async () => {
  const facts = {
    ...{ signupId: 512_345_678, resumedAt: NOW.toISOString() },
    periodEnd: '2027-11-20T10:00:00.000Z',
  };
  const { content, text } = await read(
    subscriptionResumed,
    facts,
    buildContext({ party: { accountStatus: 'active' } }),
  );
  expect(content.subject).toBe('Your cancellation is taken back');
  expect(text).toContain('Your mandate stays in force without a break');
  expect(text).toContain('Renews on: 20 November 2027');
});
