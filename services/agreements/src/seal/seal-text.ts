import { renderSealBox, type SealBox } from '../pdf/seal-box.ts';

/** What a seal says of itself where it shows. */
export type SealText = Pick<SealBox, 'heading' | 'text'>;

interface Sealed {
  /** The name in the certificate. */
  readonly by: string;
  readonly isDevelopment: boolean;
  /** Where anybody checks it. */
  readonly verifyUrl: string;
}

/**
 * No time: what a box says of it nobody vouches for. Nor that the seal holds, which no box can say of its own file.
 */
export const sealText = ({ by, isDevelopment, verifyUrl }: Sealed): SealText => ({
  heading: `Sealed by ${by}`,
  text: `${isDevelopment ? 'Development seal, for trying the product: it proves nothing. ' : ''}Check at ${verifyUrl}`,
});

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
