import { AUTHORITY_LANGUAGES } from '@rep13/contracts-authority-requests/constants';
import { LETTERS } from '@rep13/contracts-authority-requests/letters';
import { renderSealBox, type SealBox } from '../pdf/seal-box.ts';

/** What a seal says of itself where it shows. */
export type SealText = Pick<SealBox, 'heading' | 'text'>;

export interface Sealed {
  /** The name in the certificate. */
  readonly by: string;
  readonly isDevelopment: boolean;
  /** Where anybody checks it. */
  readonly verifyUrl: string;
}

/**
 * In the language of the document, or else in English. No time: what a box says of it nobody vouches for. Nor that the seal holds, which no box can say of its own file.
 */
export function sealText({ by, isDevelopment, verifyUrl }: Sealed, language = ''): SealText {
  const known = AUTHORITY_LANGUAGES.find((code) => language.startsWith(code)) ?? AUTHORITY_LANGUAGES[0];
  const { sealBox: box, seals } = LETTERS[known].certificate;
  const check = box.check(verifyUrl);
  return { heading: box.by(by), text: isDevelopment ? `${seals.development} ${check}` : check };
}

/** The same words in one line, for who hears them. */
export const spoken = ({ heading, text }: SealText): string => `${heading}. ${text}`;

const drawn = new Map<string, Promise<Buffer>>();
const DRAWN_MAX = 16;

/** Drawn once for all documents of a kind: drawing takes longer than the seal. */
export function sealBox(box: SealBox): Promise<Buffer> {
  const key = JSON.stringify(box);
  const known = drawn.get(key);
  if (known) return known;
  if (drawn.size >= DRAWN_MAX) drawn.clear();
  const drawing = renderSealBox(box);
  drawn.set(key, drawing);
  drawing.catch(() => drawn.delete(key));
  return drawing;
}
