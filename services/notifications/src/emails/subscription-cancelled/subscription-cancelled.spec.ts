import type { CancelledBy } from '@rep13/contracts-constants';
import { buildContext, buildMandate } from '../../../test/builders.ts';
import { read } from '../../../test/read-email.ts';
import { subscriptionCancelled } from './subscription-cancelled.email.ts';

const END = { endsAt: '2026-12-31T22:59:59.999Z', runOffUntil: '2027-03-31T21:59:59.999Z' };
const readOf = (by: CancelledBy, mandate = buildMandate()) =>
  read(
    subscriptionCancelled,
    { signupId: 512_345_678, by, ...END },
    buildContext({ party: { accountStatus: 'active' }, mandate }),
  );

describe('the mail about a cancelled subscription', () => {
  it('says when everything ends, that nothing more is charged, and what the client does', async () => {
    const { content, button, text } = await readOf('client');

    expect(content.subject).toBe('Your agreement ends on 31 December 2026');
    expect(text).toContain('You have cancelled the agreement under which we represent Acme Inc.');
    expect(text).toContain('no further fee is charged');
    expect(text).toContain('Register number: R13-K7M2QXAB');
    expect(text).toContain('Ends: 31 December 2026, 23:59 in Amsterdam');
    expect(text).toContain('forward earlier orders until: 31 March 2027, 23:59 in Amsterdam');
    expect(text).toContain('Take our details off your website');
    expect(text).toContain('Designate another representative');
    expect(text).toContain('You did not ask for this');
    expect(text).toContain('You can take it back in the client portal');
    expect(button).toBe('https://rep13.example/client/billing');
  });

  it('says of a refund that the whole fee comes back', async () => {
    const { text } = await readOf('refund');
    expect(text).toContain('You requested a refund of the fee of Acme Inc.');
    expect(text).not.toContain('You can take it back');
    expect(text).toContain('The whole fee goes back to the means of payment that you used');
    expect(text).toContain('Take our details off your website');
  });

  it('says who ended it where that was us', async () => {
    const { text } = await readOf('staff');
    expect(text).toContain('We have ended the agreement');
    expect(text).not.toMatch(/You have cancelled|You did not ask for this/);
  });

  it('tells the earlier end that staff had agreed on', async () => {
    const early = { endsAt: '2026-12-01T22:59:59.999Z', runOffUntil: '2027-03-01T22:59:59.999Z' };
    const { content, text } = await readOf('client', buildMandate({ state: 'ending', ...early }));
    expect(content.subject).toBe('Your agreement ends on 1 December 2026');
    expect(text).toContain('forward earlier orders until: 1 March 2027');
  });

  it('asks nothing of a client whose mandate never began', async () => {
    const { text } = await readOf('client', buildMandate({ state: 'awaiting', beganAt: null }));
    expect(text).toContain('No mandate had begun');
    expect(text).not.toMatch(/off your website|are taken until|Register number/);
  });
});
