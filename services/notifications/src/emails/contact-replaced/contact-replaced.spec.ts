import { buildContext, NOW } from '../../../test/builders.ts';
import { read } from '../../../test/read-email.ts';
import { contactReplaced } from './contact-replaced.email.ts';

describe('the mail to the former address of a legal contact', () => {
  const facts = { signupId: 512_345_678, changeId: 7, changedAt: NOW.toISOString() };

  it('says that links and sessions ended, and whom to ask', async () => {
    const { text } = await read(contactReplaced, facts, buildContext());

    expect(text).toContain('The legal contact of Acme Inc. has another email address now');
    expect(text).toContain('Changed: 20 November 2026, 12:00 UTC');
    expect(text).toContain('write to support@');
  });

  it('holds no token and does not say the new address', async () => {
    const { text, button } = await read(contactReplaced, facts, buildContext());

    expect(button).toBe('https://rep13.example/contact');
    expect(text).not.toContain('june@acme.example');
  });
});
