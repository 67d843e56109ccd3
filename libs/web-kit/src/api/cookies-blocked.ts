import { ApiError } from './api-error.ts';

/** Of an error that no server sends: it took the password, but the browser came back without its cookie. */
export const COOKIE_NOT_STORED = 'browser.cookie-not-kept';

/** What a person reads then. */
export const ALLOW_COOKIES =
  'Your password was right, but your browser did not keep the cookie that we recognise you by. Allow cookies for this site in the settings of your browser, then sign in again.';

/** A sign-in that failed because the browser blocks cookies. */
export const cookieNotStored = (): ApiError =>
  new ApiError(401, 'The cookie was not kept', { code: COOKIE_NOT_STORED });

/** Whether this browser blocks cookies here. Chromium reports that it takes them and blocks storage with them. */
export const blocksCookies = (): boolean =>
  typeof document !== 'undefined' && (!navigator.cookieEnabled || !hasStorage());

function hasStorage(): boolean {
  try {
    return typeof window.localStorage === 'object';
  } catch {
    return false;
  }
}
