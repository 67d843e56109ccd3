/** Marks that turn the writing direction round, so that one reads something else than what is there. Unicode TR 36. */
const DIRECTION_MARKS = /[\u202A-\u202E\u2066-\u2069]/gu;

/** A mail header may not hold more in one value. Longer ones are cut, not refused. */
const HEADER_MAX = 200;

/** Text of whole characters, each of which stands where one reads it. */
export const inReadingOrder = (text: string): string => text.toWellFormed().replace(DIRECTION_MARKS, '');

/** Control characters become spaces: text that goes into a mail's header stays one line. */
export const singleLine = (text: string): string =>
  inReadingOrder(text)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();

/** Text for a mail's header: one line of a sane length. */
export function headerText(text: string): string {
  const characters = [...singleLine(text)];
  return characters.length > HEADER_MAX
    ? `${characters.slice(0, HEADER_MAX - 1).join('')}…`
    : characters.join('');
}
