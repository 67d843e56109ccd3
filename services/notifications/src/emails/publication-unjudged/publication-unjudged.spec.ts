import { PUBLICATION_OBSTACLES } from '@rep13/contracts-onboarding';
import { buildInternalContext } from '../../../test/builders.ts';
import { readInternal } from '../../../test/read-email.ts';
import { publicationUnjudged } from './publication-unjudged.email.ts';

const FACTS = { signupId: 512_345_678, since: '2026-11-01T09:14:00.000Z' };

describe('the mail about a website that cannot be judged', () => {
  it('says whose, why and since when, and where it is confirmed', async () => {
    const facts = { ...FACTS, obstacle: 'pdf-only' } as const;
    const { text, button } = await readInternal(publicationUnjudged, facts, buildInternalContext());
    expect(text).toContain('Client: Acme Inc. (DSA-ABC234)');
    expect(text).toContain('Reason: The legal page is a PDF.');
    expect(text).toMatch(/Since: 1 November 2026.*09:14/);
    expect(button).toBe('https://rep13.example/admin/clients/512345678');
  });

  it.each(PUBLICATION_OBSTACLES)('has words for %s', async (obstacle) => {
    const facts = { ...FACTS, obstacle };
    const { content } = await readInternal(publicationUnjudged, facts, buildInternalContext());
    expect(content.preview).toMatch(/\.$/);
  });
});
