/** Control characters become spaces: text that goes into a mail's header stays one line. */
export const singleLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
