import { AUTHORITY_LANGUAGES } from '@rep13/contracts-authority-requests/constants';
import { LETTERS } from '@rep13/contracts-authority-requests/letters';
import { SAMPLE_LEGAL_ENTITY } from '@rep13/contracts-legal-entity';
import { pseudoTexts, untranslatedIn } from '@rep13/testing-texts';
import { buildAuthorityContext } from '../../test/builders.ts';
import { readByAuthority } from '../../test/read-email.ts';
import { authorityAddressee } from '../sending/addressees.ts';
import { codeBesideKey } from './authority-mails.ts';
import { EMAILS } from './catalogue.ts';
import type { AuthorityEmail, AuthorityMailContext, EmailFacts } from './email.ts';
import { renderHtml } from './layout/render-html.ts';
import { renderText } from './layout/render-text.ts';
import { withCodes } from './with-codes.ts';

const FACTS = { reference: 'A-7KQM-2XRB', ticketId: 4, authorityDueAt: '2026-11-23T12:00:00.000Z' };
const MAILS = EMAILS.filter(({ to }) => to === 'authority') as unknown as AuthorityEmail<EmailFacts>[];

/** Between them they have every sentence in it. */
const STATES = [
  { missing: ['redress', 'legalBasis'], translation: 'missing', declaredLanguages: ['Dutch', 'English'] },
  { kind: 'information', missing: ['identifiers'], foreignKind: null, outcome: 'partly' },
  { missing: ['redress'], inReplyTo: '<order@acm.example>' },
  { kind: 'general', foreignKind: 'complaint', acknowledgedAt: '2026-11-20T13:00:00.000Z' },
  { outcome: 'given', effectAt: '2026-11-20T13:00:00.000Z', now: new Date('2026-11-22T12:00:00Z') },
] as const;

const contextOf = (state: (typeof STATES)[number], conversationLanguage: 'en' | 'nl') =>
  buildAuthorityContext({ ...state, conversationLanguage, code: 'K7M2Q-X4P9A' });

/** The whole mail as it goes out: subject, preview, text and HTML. */
async function goesOut(email: AuthorityEmail<EmailFacts>, context: AuthorityMailContext) {
  const written = await email.write(FACTS, context);
  const addressee = authorityAddressee(context.request);
  if (!written || !addressee) throw new Error(`${email.kind} says nothing`);
  const content = withCodes(written, codeBesideKey(context.request));
  const parts = [content, addressee, context.entity] as const;
  return { content, text: renderText(...parts), html: renderHtml(...parts) };
}

const cells = MAILS.flatMap((email) => STATES.map((state) => [email.kind, email, state] as const));

describe('the mails to authorities', () => {
  it('are seven', () => {
    expect(MAILS).toHaveLength(7);
  });

  it.each(cells)('are Dutch where their authority has filed in Dutch: %s', async (_, email, state) => {
    const { content, text, html } = await goesOut(email, contextOf(state, 'nl'));
    expect(html).toContain('<html lang="nl">');
    expect(text).toContain('Geachte heer, mevrouw,');
    expect(text).toContain('Ons kenmerk: A-7KQM-2XRB');
    expect(text).toContain('/authorities/r/A-7KQM-2XRB?lang=nl#the-token');
    const visible = `${content.subject} ${content.preview} ${text.replaceAll(/the-(token|code)/g, '')}`;
    expect(visible).not.toMatch(/\b(the|your|request|we|our|and|about|order|November|Article)\b/);
  });

  it.each(cells)('say nothing that is no word of a language: %s', async (_, email, state) => {
    const english = LETTERS.en;
    // Months in Greek, whose letters are not looked for.
    Object.assign(LETTERS, { en: { ...pseudoTexts(english), locale: 'el' } });
    const { content, text } = await goesOut(email, contextOf(state, 'en'));
    Object.assign(LETTERS, { en: english });
    const { name, registry, registryCode, street, postalCode, city, brand, businessHours } =
      SAMPLE_LEGAL_ENTITY;
    const ofRecord = [name, registry, registryCode, street, postalCode, city, brand, businessHours];
    const references = /UTC|A-7KQM-2XRB|ACM\/26\/1234|K7M2Q-X4P9A|the-(?:token|code)/g;
    const rest = ofRecord.reduce(
      (texts, part) => texts.replaceAll(part, ' '),
      `${content.subject}\n${content.preview}\n${text}`,
    );
    expect(untranslatedIn(rest.replaceAll(references, ' '))).toEqual([]);
  });

  it('are English for an authority of an sla of before, and of one that knows more languages', async () => {
    for (const conversationLanguage of [undefined, 'fr' as 'en']) {
      const context = buildAuthorityContext({ conversationLanguage });
      const { text, content } = await readByAuthority(MAILS[0]!, FACTS, context);
      expect(text).toContain('Our reference: A-7KQM-2XRB');
      expect(content.language).toBe('en');
    }
    expect(Object.keys(LETTERS)).toEqual([...AUTHORITY_LANGUAGES]);
  });
});
