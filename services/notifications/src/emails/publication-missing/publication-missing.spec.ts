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
    expect(text).toMatch(/First reading: 20 November 2026.*09:14/);
    expect(text).toMatch(/Second reading: 21 November 2026.*09:14/);
  });

  it.each([
    [['article-13'], /^Please publish your legal representative/, ['Article 13(4)']],
    [['article-11'], /^Please publish your point of contact/, ['Article 11(2) and (3)']],
    [
      ['article-13', 'article-11'],
      /^Please publish your legal representative/,
      ['Article 13(4)', 'Article 11(2)'],
    ],
  ] as const)('says which line is missing: %j', async (lines, subject, articles) => {
    const mail = await read(publicationMissing, { ...FACTS, lines }, buildContext());
    expect(mail.content.subject).toMatch(subject);
    for (const article of articles) expect(mail.text).toContain(article);
    expect(mail.text.includes('Article 13(4)')).toBe(lines.some((line) => line === 'article-13'));
  });

  it('leads to where the lines are copied and the website is read again', async () => {
    const { button, text } = await read(publicationMissing, FACTS, buildContext());

    expect(button).toBe('https://rep13.example/client/dashboard?tab=agreement#website');
    expect(text).toContain('only with JavaScript');
  });
});
