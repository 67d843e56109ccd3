import type { LetterDocument } from '../src/designations/letter-document.ts';

/** A letter that its client signed in the portal. */
export const buildLetterDocument = (given: Partial<LetterDocument> = {}): LetterDocument => ({
  sender: { name: 'Northwind Ltd', lines: ['1 Harbour Street, London', 'https://northwind.example'] },
  ownReference: 'R13-ABCDEFGH/5',
  writtenAt: '2026-11-20T09:14:00.000Z',
  letter: {
    title: 'Designation of a legal representative',
    paragraphs: [
      'To: Coimisiún na Meán',
      'For the purpose of Article 13 it has designated its representative.',
    ],
    facts: [{ label: 'Provider', value: 'Northwind Ltd' }],
  },
  signature: {
    kind: 'electronic',
    name: 'Ada Byron',
    title: 'Director',
    at: '2026-11-20T09:14:00.000Z',
    textSha256: 'a'.repeat(64),
  },
  verifyUrl: 'https://rep13.example/verify',
  sealKind: 'own',
  ...given,
});
