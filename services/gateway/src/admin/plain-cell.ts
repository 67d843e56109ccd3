/**
 * What a spreadsheet runs instead of showing it, where it stands first: in the cell, or behind anything that a
 * spreadsheet may take for the end of a cell. Blanks, quotation marks and invisible characters before it don't count,
 * because spreadsheets drop them. The wide forms are those that Apple Numbers takes for the plain ones.
 */
const FORMULA_START = /(^|[,;\t\r\n])([\s"\p{C}]*)(?=[=+\-@＝＋－＠])/gu;

/**
 * Text that is no formula, neither in a comma-separated file nor where the spreadsheet of a country splits at
 * semicolons or tabs: an apostrophe stands before what would begin one.
 */
export const plainCell = (text: string): string => text.replace(FORMULA_START, "$1$2'");
