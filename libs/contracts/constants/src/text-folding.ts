/** Letters that Unicode doesn't take apart, as people write them who don't have them on their keyboard. */
export const SPELT_LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i', ŋ: 'n', ŧ: 't' },
  ...{ ĸ: 'k', ə: 'e', ς: 'σ' },
};
/** Of these only the case differs: their capitals are SS, I and Σ. */
const SPELT_IN_CAPITALS: Readonly<Record<string, string>> = { ß: 'ss', ı: 'i', ς: 'σ' };

/** All of them are typed with one key. */
export const DASHES = '‐‑‒–—―⁃−﹘﹣－';
/** Apostrophes and quotes of any script, and what stands for one: names are typed with others or none. */
export const LEFT_OUT = `"'\`´‘’‚‛“”„‟‹›«»′″ʹʺʻʼʽʾʿˈ՚׳״`;
/** Accents; the marks of other scripts are letters to their readers. */
export const ACCENTS = '\u0300-\u036f';
/** Zero width, soft hyphens, marks of direction. */
export const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

const DASH = new RegExp(`[${DASHES}]`, 'gu');
const NOT_COUNTED = new RegExp(`[${LEFT_OUT}]`, 'gu');
const ACCENT = new RegExp(`[${ACCENTS}]`, 'gu');
/** Full stops and commas, but not those within an address or a number. */
export const TRAILING_PUNCTUATION = '[.,;،、]+(?=[ \\n]|$)';
const AFTER_A_WORD = new RegExp(TRAILING_PUNCTUATION, 'gu');
const BLANKS = /[ \t]+/g;

const spelt = (letters: Readonly<Record<string, string>>) => {
  const any = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu');
  return (text: string): string => text.replace(any, (letter) => letters[letter] ?? letter);
};
const inLetters = spelt(SPELT_LETTERS);
const inCapitals = spelt(SPELT_IN_CAPITALS);

const punctuated = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(DASH, '-')
    .replace(NOT_COUNTED, '')
    .replace(AFTER_A_WORD, '')
    .replace(BLANKS, ' ');

/** Before anything else: Unicode takes it for a blank with an accent, people for an apostrophe. */
const ACUTE = /´/g;

/**
 * Text as it is looked for: case, accents, width, dashes, apostrophes, commas and what nobody sees don't count. The SQL
 * function `fold_text` of `@rep13/service-kit` says the same. For showing what a reader chooses from, never for deciding
 * who is meant.
 */
export const foldText = (text: string): string =>
  punctuated(
    inLetters(text.replace(ACUTE, '').normalize('NFKD').toLowerCase()).replace(ACCENT, ''),
  ).normalize('NFC');

/**
 * Text as it is compared to decide whose it is: the same words, typed with other keys. Case, width, dashes, apostrophes,
 * commas, blanks and what nobody sees don't count; accents do.
 */
export const foldKeys = (text: string): string =>
  punctuated(inCapitals(text.replace(ACUTE, '').normalize('NFKC').toLowerCase().replaceAll('i\u0307', 'i')))
    .replace(/\s+/gu, ' ')
    .trim()
    .normalize('NFC');
