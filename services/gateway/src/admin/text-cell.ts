/** What a spreadsheet would take for an amount, a date or a power of ten: no letters but an E between digits. */
const NUMBER_LIKE = /^(?=.*\d)(?:[\d\s./-]|(?<=\d)E(?=[\d-]))+$/i;

/**
 * Of a number that is a name, such as `00123` or `3-12` in a register of companies: written so that Excel and LibreOffice
 * show it as it is, with its zeros. Undefined for all else. Nothing but digits and separators is put into the formula.
 */
export const textCell = (text: string): string | undefined =>
  NUMBER_LIKE.test(text) ? `="${text.replace(/\s/g, ' ')}"` : undefined;
