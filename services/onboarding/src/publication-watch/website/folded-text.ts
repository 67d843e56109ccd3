/** Characters that nobody sees: soft hyphens, joiners, marks of direction. */
const UNSEEN = /[\p{Cf}\p{Mn}]/gu;

/**
 * Text as it is compared: whatever a page does to letters, blanks and punctuation, the same words come out the same.
 * Words are letters and digits with one blank between them, and one at each end.
 */
export const folded = (text: string): string =>
  ` ${text
    .normalize('NFKD')
    .replace(UNSEEN, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
