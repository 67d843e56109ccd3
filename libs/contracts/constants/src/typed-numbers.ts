/** What stands between and around letters that are copied: blanks, dashes of any kind, dots, what nobody sees. */
const BETWEEN = /(?!\p{Bidi_Control})[\s\p{P}\p{S}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * The letters and digits of a number or code as people type, dictate and paste it: in any case and width, with any dash or
 * none. Marks that turn the direction of reading stay: with them it reads otherwise than it is.
 */
export const lettersOfCode = (text: string): string =>
  text.normalize('NFKC').toUpperCase().replace(BETWEEN, '');

const numberOf =
  (letters: RegExp, write: (...parts: string[]) => string) =>
  (text: string): string | null => {
    const [, ...parts] = letters.exec(lettersOfCode(text)) ?? [];
    return parts.length > 0 ? write(...parts) : null;
  };

/** `DSA-XXXXXX`, also with its label before it; null for what is none. */
export const typedClientId = numberOf(/^(?:CLIENTID)?DSA([A-HJ-NP-Z2-9]{6})$/, (id) => `DSA-${id}`);

/** `R13-XXXXXXXX`; null for what is none. */
export const typedRegisterNumber = numberOf(
  /^(?:REGISTER(?:NUMBER)?)?R13([A-HJ-NP-Z2-9]{8})$/,
  (number) => `R13-${number}`,
);

/** An authority's reference of ours, `A-XXXX-XXXX`; null for what is none. */
export const typedReference = numberOf(
  /^A([A-HJ-NP-Z2-9]{4})([A-HJ-NP-Z2-9]{4})$/,
  (one, other) => `A-${one}-${other}`,
);

/** Numbers that no word is written like. */
const SEARCHED = [
  typedClientId,
  typedRegisterNumber,
  numberOf(/^DSA(\d{6})(\d{4,})$/, (month, number) => `DSA-${month}-${number}`),
  numberOf(/^R13(\d{4})(\d{5,})$/, (year, number) => `R13-${year}-${number}`),
  numberOf(/^SLA(\d{4})(\d{5,})$/, (year, number) => `SLA-${year}-${number}`),
];

/** A whole number of a client, register entry, agreement, invoice or ticket as it is kept; null for any other text. */
export function typedNumber(text: string): string | null {
  for (const read of SEARCHED) {
    const number = read(text);
    if (number !== null) return number;
  }
  return null;
}
