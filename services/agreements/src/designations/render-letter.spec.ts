import fc from 'fast-check';
import { buildLetterDocument } from '../../test/letter-document.builder.ts';
import { pagesFilledTo, pdfPages } from '../../test/pdf-text.ts';
import type { LetterDocument } from './letter-document.ts';
import { renderLetter } from './render-letter.ts';

const FACTS = [
  'Provider',
  'Country of incorporation',
  'Company number',
  'Main web address',
  'Legal representative',
  'Incorporated',
  'Contact',
  'Email',
  'Postal address',
  'Telephone',
];

const documentOf = (values: readonly string[], signature: LetterDocument['signature']): LetterDocument =>
  buildLetterDocument({
    sender: { name: values[0] ?? '', lines: ['1 Main Street, Springfield', 'https://northwind.example'] },
    letter: {
      ...buildLetterDocument().letter,
      facts: FACTS.map((label, index) => ({ label, value: values[index] ?? '' })),
    },
    signature,
    ...(signature.kind === 'by-hand' && { verifyUrl: null, sealKind: null }),
  });

/** Where the foot of a page begins. */
const FOOT = 64;

const BY_HAND = { kind: 'by-hand' } as const;
const SIGNED = buildLetterDocument().signature;

/** One word, so that no line is broken within it; in letters of the font. */
const word = fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿ0-9]{1,24}$/);

/** Where a pair of letters is set apart ("fÝ"), a reader may see a space between them. */
const withoutSpaces = (text: string): string => text.replaceAll(' ', '');

describe('a rendered letter', () => {
  it('holds every fact, whatever the company is called', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(word, { minLength: 10, maxLength: 10 }), async (values) => {
        const text = (await pdfPages(await renderLetter(documentOf(values, SIGNED)))).join(' ');
        for (const [index, label] of FACTS.entries()) {
          expect(text).toContain(label);
          expect(withoutSpaces(text)).toContain(values[index]);
        }
        expect(text).toContain('For the purpose of Article 13');
      }),
      { numRuns: 15 },
    );
  });

  it('is the same bytes for the same document', async () => {
    const document = documentOf(['Northwind Ltd'], SIGNED);
    expect((await renderLetter(document)).equals(await renderLetter(document))).toBe(true);
  });

  it('leads to its verification once it is signed, and not before', async () => {
    const [signed = ''] = await pdfPages(await renderLetter(documentOf(['Northwind Ltd'], SIGNED)));
    const [unsigned = ''] = await pdfPages(await renderLetter(documentOf(['Northwind Ltd'], BY_HAND)));
    expect(signed).toContain('Verify this letter at https://rep13.example/verify');
    expect(unsigned).not.toContain('Verify this letter');
    expect(unsigned).toContain('Place and date');
  });

  it.each(['株式会社ノースウインド', 'נציג דוד בע״מ', 'W'.repeat(200)])('takes the name %s', async (name) => {
    expect((await pdfPages(await renderLetter(documentOf([name], SIGNED)))).length).toBeLessThan(3);
  });

  it.each([BY_HAND, SIGNED])(
    'is signed on a page that says what for, however long it is: $kind',
    async (how) => {
      for (let paragraphs = 10; paragraphs < 40; paragraphs += 3) {
        const document = documentOf(FACTS, how);
        const longer = Array.from({ length: paragraphs }, (_, at) => `Paragraph ${at}`);
        const pages = await pdfPages(
          await renderLetter({ ...document, letter: { ...document.letter, paragraphs: longer } }),
        );
        const signed = pages.findIndex((text) => /Signed (for|electronically)/.test(text));
        expect([paragraphs, pages[signed]?.includes('Country of incorporation')]).toEqual([paragraphs, true]);
        expect(pages).toHaveLength(signed + 1);
      }
    },
  );

  it('has no page with nothing but room for its seal, however long it is', async () => {
    for (let paragraphs = 16; paragraphs < 30; paragraphs += 1) {
      const { letter } = buildLetterDocument();
      const document = buildLetterDocument({
        letter: { ...letter, paragraphs: Array.from({ length: paragraphs }, (_, at) => `Paragraph ${at}`) },
      });
      const filled = await pagesFilledTo(await renderLetter(document), FOOT);
      expect([paragraphs, filled.filter((part) => part === 0)]).toEqual([paragraphs, []]);
    }
  });
});
