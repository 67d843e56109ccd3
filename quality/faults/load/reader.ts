import { setTimeout as sleep } from 'node:timers/promises';
import type { Read } from '../evidence.ts';
import { Browser } from './http.ts';

const EVERY_MS = 1_000;
const SITE = ['/', '/api/status'];

/** Reads the site, the status and one mandate in the register once a second, until the signal aborts. */
export async function readOn(
  url: string,
  mandate: () => string | undefined,
  signal: AbortSignal,
): Promise<Read[]> {
  const browser = new Browser(url, '');
  const reads: Promise<Read>[] = [];
  while (!signal.aborted) {
    const number = mandate();
    const paths = [...SITE, ...(number ? [`/api/register/${number}`] : [])];
    reads.push(...paths.map((path) => readOnce(browser, path)));
    await sleep(EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
  return Promise.all(reads);
}

async function readOnce(browser: Browser, path: string): Promise<Read> {
  const startedAt = Date.now();
  const { status } = await browser.ask(path);
  return { path, startedAt, endedAt: Date.now(), status };
}
