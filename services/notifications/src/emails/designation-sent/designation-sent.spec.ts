import { buildContext, NOW } from '../../../test/builders.ts';
import { read } from '../../../test/read-email.ts';
import { designationSent } from './designation-sent.email.ts';

describe('the mail about a letter that was sent', () => {
  const facts = {
    signupId: 512_345_678,
    reason: 'initial' as const,
    coordinator: 'Coimisiún na Meán',
    sentAt: NOW.toISOString(),
  };

  it('names the coordinator, what it was told and when', async () => {
    const { content, button, text } = await read(designationSent, facts, buildContext());

    expect(content.subject).toBe('Coimisiún na Meán is notified');
    expect(text).toContain('that we represent Acme Inc., Article 13(4) DSA');
    expect(text).toContain('Sent: 20 November 2026, 12:00 UTC');
    expect(button).toBe('https://rep13.example/client/dashboard');
  });

  it('tells the end from the beginning', async () => {
    const { text } = await read(designationSent, { ...facts, reason: 'end' }, buildContext());

    expect(text).toContain('that the mandate of Acme Inc. has ended');
  });
});
