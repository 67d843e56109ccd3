import type { Visit } from '@rep13/safe-fetch';
import type { Route } from 'playwright-core';

/** More than a page needs to show its text. */
const REQUESTS_MAX = 80;
/** Nobody reads them. */
const UNREAD = ['image', 'media', 'font'];

/** Answers what a page asks for through the fetcher, which reaches nothing private; anything else it is refused. */
export function answerThrough(visit: Visit): (route: Route) => Promise<void> {
  let left = REQUESTS_MAX;
  return async (route) => {
    const request = route.request();
    left -= 1;
    const isWanted = left >= 0 && request.method() === 'GET' && !UNREAD.includes(request.resourceType());
    try {
      if (!isWanted) return await route.abort();
      const { status, type, allowOrigin, bytes } = await visit.fetch(request.url());
      await route.fulfill({
        status,
        body: bytes,
        headers: {
          'content-type': type,
          ...(allowOrigin && { 'access-control-allow-origin': allowOrigin }),
        },
      });
    } catch {
      // Refused by the fetcher; or the browser is gone, and nobody waits for the answer.
      await route.abort().catch(() => undefined);
    }
  };
}
