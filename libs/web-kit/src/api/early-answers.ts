import { computerNow } from '@rep13/web-kit/clock';

/** What the page's inline script has asked for while its scripts were on their way (`apps/shell/src/ask-early.mjs`). */
export interface EarlyAnswer {
  /** By the computer's clock, in milliseconds. */
  askedAt: number;
  /** Nothing when there was no answer. */
  response: Promise<Response | undefined>;
}

declare global {
  interface Window {
    /** By path. */
    earlyAnswers?: Map<string, EarlyAnswer>;
  }
}

/** What was asked longer ago may be otherwise by now. */
const FRESH_MS = 30_000;

/** Once each: who asks again wants to know how it is now. */
export function takeEarlyAnswer(path: string): EarlyAnswer | undefined {
  const answers = typeof window === 'undefined' ? undefined : window.earlyAnswers;
  const answer = answers?.get(path);
  answers?.delete(path);
  return answer && computerNow() - answer.askedAt < FRESH_MS ? answer : undefined;
}

/** They were for who was signed in then. */
export function forgetEarlyAnswers(): void {
  if (typeof window !== 'undefined') window.earlyAnswers?.clear();
}
