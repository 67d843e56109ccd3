import type { Answer } from '../http/caller.ts';

/** `at handle (file.ts:1:2)` and `at file.ts:1:2`. */
const STACK_LINE = /\bat (async )?\S+( \(\S+)?:\d+:\d+/;
const IN_AN_ERROR = ['code', 'message', 'errors'];

/** What is wrong with any answer of the API, in words: none, an error of its own, or more said than is to be told. */
export function faultOf({ status, text }: Answer): string | undefined {
  if (status === 0) return `no answer: ${text}`;
  if (status >= 500) return `answered ${status} ${text.slice(0, 200)}`;
  if (status < 400) return undefined;
  if (STACK_LINE.test(text)) return `${status} with a stack trace: ${text.slice(0, 200)}`;
  const more = namesIn(text).filter((name) => !IN_AN_ERROR.includes(name));
  return more.length > 0 ? `${status} that tells ${more.join(', ')}` : undefined;
}

function namesIn(text: string): string[] {
  try {
    return Object.keys(JSON.parse(text) as object);
  } catch {
    return text === '' ? [] : [`something that is no JSON: ${text.slice(0, 80)}`];
  }
}
