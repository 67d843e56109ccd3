import { computerNow } from '../clock/clock.ts';

export type ConsentChoice = 'all' | 'essential' | 'declined';

const KEY = 'rep13.consent';
/** Raised when the banner asks for something new; every visitor is then asked again. */
const VERSION = 1;
const ASK_AGAIN_AFTER_MS = 182 * 24 * 60 * 60 * 1000;
const CHOICES: readonly unknown[] = ['all', 'essential', 'declined'];

/** The stored choice, or `null` when there is none, it is too old or was made for another banner. */
export function readConsent(now = computerNow()): ConsentChoice | null {
  try {
    const { choice, version, at } = JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? {};
    // A choice from the future was made under a wrong clock, and would last until that clock is right.
    const age = typeof at === 'number' ? now - at : NaN;
    const isCurrent = version === VERSION && age >= 0 && age < ASK_AGAIN_AFTER_MS;
    return isCurrent && CHOICES.includes(choice) ? choice : null;
  } catch {
    return null;
  }
}

/** Storage may be switched off; the choice then lasts as long as the page. */
export function writeConsent(choice: ConsentChoice, now = computerNow()): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ choice, version: VERSION, at: now }));
  } catch {
    return;
  }
}
