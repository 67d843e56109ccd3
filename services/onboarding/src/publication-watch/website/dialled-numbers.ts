/** Numbers as they are dialled from abroad: blanks, brackets, dashes and a nought in brackets do not count. */
const DIALLED = /(?:\+|\b0(?:0|11)(?=[ \d(]))[\d\s().\-/\u2010-\u2015\u00b7]{7,40}/g;

export const numbersIn = (text: string): ReadonlySet<string> =>
  new Set((text.match(DIALLED) ?? []).flatMap(readings));

/** Whether the number is among them, also where a caller's nought follows the country. */
export function isDialled(numbers: ReadonlySet<string>, wanted: string): boolean {
  const digits = digitsOf(wanted);
  const country = /^\+(\d{1,3})\D/.exec(wanted)?.[1];
  const withNought = country && `${country}0${digits.slice(country.length)}`;
  return numbers.has(digits) || (!!withNought && numbers.has(withNought));
}

/** What follows the number on the page may be digits too, such as a postcode. */
function readings(text: string): string[] {
  const parts = text.replace(/\(0\)/g, '').split(/\s+/);
  return parts.map((_, last) => digitsOf(parts.slice(0, last + 1).join('')));
}

const digitsOf = (number: string): string => number.replace(/\D/g, '').replace(/^0(?:0|11)/, '');
