import { buildContext } from '../../../test/builders.ts';
import { read } from '../../../test/read-email.ts';
import { mandateOver } from './mandate-over.email.ts';

describe('the mail about a mandate that is over', () => {
  it('says what is still taken, until when, and what the client does now', async () => {
    const facts = {
      signupId: 512_345_678,
      registerNumber: 'R13-K7M2QXAB',
      endsAt: '2026-12-31T22:59:59.999Z',
      runOffUntil: '2027-03-31T21:59:59.999Z',
    };
    const { content, button, text } = await read(mandateOver, facts, buildContext());

    expect(content.subject).toBe('Your mandate R13-K7M2QXAB has ended');
    expect(text).toContain('Ended: 31 December 2026, 23:59 in Amsterdam');
    expect(text).toContain('forward earlier orders until: 31 March 2027, 23:59 in Amsterdam');
    expect(text).toContain('take our details off your website now');
    expect(button).toBe('https://rep13.example/client/dashboard');
  });
});
