import { buildContext } from '../../../test/builders.ts';
import { read } from '../../../test/read-email.ts';
import { publicationMissing } from './publication-missing.email.ts';

const FACTS = {
  signupId: 512_345_678,
  firstMissedAt: '2026-11-20T09:14:00.000Z',
  missedAt: '2026-11-21T09:14:00.000Z',
};

describe('the mail about a publication that is missing', () => {
  it('says what the law asks for, what was looked at and when', async () => {
    const { text } = await read(publicationMissing, FACTS, buildContext());

    expect(text).toContain('Under Article 13(4) of the Digital Services Act, Acme Inc. makes the name');
    expect(text).toContain('Website: https://acme.example');
    expect(text).toMatch(/First reading: 20 November 2026.*09:14/);
    expect(text).toMatch(/Second reading: 21 November 2026.*09:14/);
  });

  it('leads to where the lines are copied and the website is read again', async () => {
    const { button, text } = await read(publicationMissing, FACTS, buildContext());

    expect(button).toBe('https://rep13.example/client/dashboard?tab=agreement#website');
    expect(text).toContain('only with JavaScript');
  });
});
