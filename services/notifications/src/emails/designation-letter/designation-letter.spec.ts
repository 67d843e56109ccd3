import { SAMPLE_LEGAL_ENTITY } from '@rep13/contracts-legal-entity';
import { LetterMailed, LetterNotMailed } from '@rep13/contracts-notifications';
import { buildLetterToMail, NOW, PUBLIC_URL } from '../../../test/builders.ts';
import { SiteLinks } from '../mail-links.ts';
import { designationLetter } from './designation-letter.email.ts';

const FACTS = { signupId: 512_345_678, designationId: 5, sendingAt: NOW.toISOString() };

const write = (given = {}) =>
  designationLetter.write(FACTS, {
    letter: buildLetterToMail(given),
    entity: SAMPLE_LEGAL_ENTITY,
    links: new SiteLinks(PUBLIC_URL),
  });

describe('the mail to a coordinator', () => {
  it('brings the letter and names it, and is answered where authorities write to', async () => {
    const content = await write();
    expect(content.subject).toBe('Article 13(4) DSA: Acme Inc., our reference R13-ABCDEFGH/5');
    expect(content.attachments).toEqual([
      { fileName: 'letter.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7') },
    ]);
    expect(content.replyTo?.address).toBe(SAMPLE_LEGAL_ENTITY.authorityEmail);
  });

  it.each([
    ['initial', 'notifies the designation'],
    ['change', 'notifies a change'],
    ['end', 'no longer has us'],
  ] as const)('says what a letter of the reason %s is about', async (reason, expected) => {
    const { blocks } = await write({ reason });
    expect(JSON.stringify(blocks)).toContain(expected);
  });

  it('is announced when it went out, and when it did not', () => {
    const { designationId, sendingAt } = FACTS;
    expect(designationLetter.announces?.(FACTS, NOW)).toEqual([
      LetterMailed,
      { designationId, sendingAt, mailedAt: NOW.toISOString() },
    ]);
    expect(designationLetter.announces?.(FACTS, null)).toEqual([
      LetterNotMailed,
      { designationId, sendingAt },
    ]);
  });
});
