declare global {
  interface Window {
    /** By `performance.now()`, as the page's inline script has seen it (`start-after-paint.mjs`). */
    loadedAt?: number;
  }
}

/** Milliseconds since the page was there; on a slow line the scripts come long after it. 0 where nobody has seen it. */
export const timeSinceLoad = (): number => performance.now() - (window.loadedAt ?? performance.now());
