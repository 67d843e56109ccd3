/** Zero width, soft hyphens, marks of direction, fillers, and spaces that are not the plain one. */
const PASTED_ALONG = /[\p{Default_Ignorable_Code_Point}\p{Cf}]|(?! )\p{Zs}/gu;
/** The same, and what ends a line or is no character at all: nobody meant that as part of a name. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u;

/** Text that machines read, as it was meant: what was pasted along and nobody sees is left out. */
export const withoutUnseen = (text: string): string => text.replace(PASTED_ALONG, '');

const BLANK = String.raw`(?!\p{Bidi_Control})(?:${PASTED_ALONG.source}|\s)`;
const AT_THE_ENDS = new RegExp(`^(?:${BLANK})+|(?:${BLANK})+$`, 'gu');
const TURNING = /\p{Bidi_Control}/gu;

/** An address as it was meant, without the marks that turn the direction of reading, which messengers put around it. */
export const withoutTurns = (text: string): string => text.replace(TURNING, '');

/** Text without blanks and what nobody sees at its ends; marks of direction stay, for what is said of them. */
export const trimmedOfUnseen = (text: string): string => text.replace(AT_THE_ENDS, '');

/** The first character of a text that nobody sees, such as `U+200B`; undefined where all is seen. */
export function unseenIn(text: string): string | undefined {
  const [found] = UNSEEN.exec(text) ?? [];
  return found && `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

const BROKEN = /[\p{Cc}\u2028\u2029]+/gu;
const BROKEN_IN_LINES = /(?:(?![\n\r\t])\p{Cc})+/gu;
const HALVES = /\p{Cs}/gu;

/** Text of one line as it was meant: a pasted tab or line break is a blank, and half a character is nothing. */
export const onOneLine = (text: string): string => text.replace(BROKEN, ' ').replace(HALVES, '');

/** Text of several lines as it was meant, without other control characters. */
export const inLines = (text: string): string => text.replace(BROKEN_IN_LINES, ' ').replace(HALVES, '');

/** Halves of what is one character to its reader: of a pair of code units, or a sign and how it is to be shown. */
const SECOND_HALVES = /[\uD800-\uDBFF][\uDC00-\uDFFF]|[^\uFE0E\uFE0F][\uFE0E\uFE0F]/g;

/** How long a text is where its length is limited, in characters, as class-validator counts them. */
export const lengthOf = (text: string): number => text.length - (text.match(SECOND_HALVES)?.length ?? 0);
