import { buildContext } from '../../../test/builders.ts';
import { read } from '../../../test/read-email.ts';
import { mandateEnding } from './mandate-ending.email.ts';

describe('the mail about a mandate that ends', () => {
  it('says when, what the client does then, and whom to ask', async () => {
    const facts = {
      signupId: 512_345_678,
      registerNumber: 'R13-K7M2QXAB',
      endsAt: '2026-12-31T22:59:59.999Z',
      runOffUntil: '2027-03-31T21:59:59.999Z',
    };
    const { content, button, text } = await read(mandateEnding, facts, buildContext());

    expect(content.subject).toBe('Your mandate R13-K7M2QXAB ends');
    expect(text).toContain('Ends: 31 December 2026, 23:59 in Amsterdam');
    expect(text).toContain('until: 31 March 2027, 23:59 in Amsterdam');
    expect(text).toContain('take our details off your website');
    expect(text).toContain('write to support@rep13.example');
    expect(button).toBe('https://rep13.example/client/dashboard');
  });
});
