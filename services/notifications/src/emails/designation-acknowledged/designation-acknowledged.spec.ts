import { buildContext, NOW } from '../../../test/builders.ts';
import { read } from '../../../test/read-email.ts';
import { designationAcknowledged } from './designation-acknowledged.email.ts';

describe('the mail about a letter that was acknowledged', () => {
  it('names the coordinator and when it was', async () => {
    const facts = {
      signupId: 512_345_678,
      coordinator: 'Coimisiún na Meán',
      acknowledgedAt: NOW.toISOString(),
    };
    const { content, text } = await read(designationAcknowledged, facts, buildContext());

    expect(content.subject).toBe('Coimisiún na Meán has acknowledged your notification');
    expect(text).toContain('Coimisiún na Meán has acknowledged our letter about Acme Inc.');
    expect(text).toContain('Acknowledged: 20 November 2026, 12:00 UTC');
  });
});
