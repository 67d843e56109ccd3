/** Characters that nobody sees: soft hyphens, joiners, marks of direction. */
const UNSEEN = /\p{Cf}/gu;
const MARKS = /\p{Mn}/gu;
/** The first of the ten digits in Arabic, Persian, Devanagari and Bengali, which are one after the other. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6];
/** One street in two spellings. */
const SHORTENED: readonly (readonly [long: RegExp, short: string])[] = [
  [/ß/g, 'ss'],
  [/strasse(?= )/g, 'str'],
  [/(?<= )street(?= )/g, 'st'],
  [/(?<= )avenue(?= )/g, 'ave'],
];

/**
 * Text as it is read: wide letters, digits of other scripts and characters that nobody sees come out as a person would
 * type them, in lower case, with one blank for any number.
 */
export const typed = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef]/g, westernDigit)
    .toLowerCase()
    .replace(/\s+/g, ' ');

/**
 * Text as it is compared: whatever a page does to letters, blanks and punctuation, the same words come out the same.
 * Words are letters and digits with one blank between them, and one at each end. "13-15" stays one word, as it is
 * another house than 13.
 */
export function folded(text: string): string {
  const plain = typed(text)
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(/(?<=\p{N})[-\u2010-\u2015/](?=\p{N})/gu, '')
    .replace(/[^\p{L}\p{N}\p{Mc}]+/gu, ' ')
    .trim();
  return SHORTENED.reduce((all, [long, short]) => all.replace(long, short), ` ${plain} `);
}

function westernDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
}
