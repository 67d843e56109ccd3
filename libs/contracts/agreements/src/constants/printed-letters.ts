/** What PDFs are written in: the scripts of their fonts, what all scripts share, and emoji. */
const PRINTED =
  /\p{scx=Latin}|\p{scx=Greek}|\p{scx=Cyrillic}|\p{scx=Hebrew}|\p{scx=Arabic}|\p{scx=Thai}|\p{scx=Han}|\p{scx=Hiragana}|\p{scx=Katakana}|\p{scx=Hangul}|\p{scx=Georgian}|\p{scx=Armenian}|\p{scx=Ethiopic}|\p{scx=Devanagari}|\p{scx=Bengali}|\p{scx=Gurmukhi}|\p{scx=Gujarati}|\p{scx=Oriya}|\p{scx=Tamil}|\p{scx=Telugu}|\p{scx=Kannada}|\p{scx=Malayalam}|\p{scx=Sinhala}|\p{scx=Khmer}|\p{scx=Common}|\p{scx=Inherited}/u;

/**
 * The letters of a text that our PDFs have no font for, each once: they are printed as their codes, such as `[U+1019]`, which
 * are exact but nobody's name. The one rule for every form whose text is printed.
 */
export const lettersNotPrinted = (text: string): string[] => [
  ...new Set([...text.normalize('NFC')].filter((letter) => !PRINTED.test(letter))),
];
