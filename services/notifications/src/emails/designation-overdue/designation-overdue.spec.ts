import { buildInternalContext, NOW } from '../../../test/builders.ts';
import { readInternal } from '../../../test/read-email.ts';
import { designationOverdue } from './designation-overdue.email.ts';

describe('the mail about a letter that nobody acknowledges', () => {
  it('names coordinator and client, and leads to admin', async () => {
    const facts = {
      signupId: 512_345_678,
      coordinator: 'Coimisiún na Meán',
      sentAt: NOW.toISOString(),
    };
    const { content, button, text } = await readInternal(designationOverdue, facts, buildInternalContext());

    expect(content.subject).toBe('Coimisiún na Meán has not acknowledged a letter');
    expect(text).toContain('within 14 days');
    expect(text).toContain('Sent: 20 November 2026, 12:00 UTC');
    expect(button).toBe('https://rep13.example/admin');
  });
});
