import { DAY_MS } from '@rep13/contracts-constants';
import { computerNow } from '@rep13/web-kit/clock';

const KEY = 'rep13.second-factor-notice';

/** Whether the reminder was closed in this browser within the last day. */
export function isPutOff(): boolean {
  try {
    return computerNow() - Number(localStorage.getItem(KEY) ?? 0) < DAY_MS;
  } catch {
    return false;
  }
}

/** For a day; where nothing can be stored, until the page is loaded again. */
export function putOff(): void {
  try {
    localStorage.setItem(KEY, String(computerNow()));
  } catch {
    // As said.
  }
}
