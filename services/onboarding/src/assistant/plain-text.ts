const ANSWER_MAX = 2_000;

/** What a model wrote as text to show: no control characters, no half characters at the cut. */
export const plainText = (written: string): string =>
  written
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
    .slice(0, ANSWER_MAX)
    .replace(/[\uD800-\uDBFF]$/, '');
