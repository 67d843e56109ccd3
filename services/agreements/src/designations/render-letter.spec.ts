import fc from 'fast-check';
import { pdfPages } from '../../test/pdf-text.ts';
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

const documentOf = (values: readonly string[], signature: LetterDocument['signature']): LetterDocument => ({
  sender: { name: values[0] ?? '', lines: ['1 Main Street, Springfield', 'https://northwind.example'] },
  ownReference: 'R13-ABCDEFGH/5',
  writtenAt: '2026-11-20T09:14:00.000Z',
  letter: {
    title: 'Designation of a legal representative',
    paragraphs: [
      'To: Coimisiún na Meán',
      'For the purpose of Article 13 it has designated its representative.',
    ],
    facts: FACTS.map((label, index) => ({ label, value: values[index] ?? '' })),
  },
  signature,
  verifyUrl: signature.kind === 'by-hand' ? null : 'https://rep13.example/verify',
});

const BY_HAND = { kind: 'by-hand' } as const;
const SIGNED = {
  kind: 'electronic',
  name: 'Ada Byron',
  title: 'Director',
  at: '2026-11-20T09:14:00.000Z',
  textSha256: 'a'.repeat(64),
} as const;

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
});
