import type { SealFile } from '../src/seal/pades.ts';
import type { makeSeal } from '../src/seal/make-seal.ts';

/** What the seal of a document says, where a test is about something else. */
export const buildSealOrder = (
  pdf: Uint8Array,
  file: SealFile,
  given: Partial<Parameters<typeof makeSeal>[0]> = {},
): Parameters<typeof makeSeal>[0] => ({
  pdf,
  file,
  at: new Date('2026-11-25T08:00:00.000Z'),
  reason: 'Issued by us',
  isDevelopment: false,
  verifyUrl: 'https://rep13.example/verify',
  ...given,
});
