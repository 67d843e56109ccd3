import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type BrowserContext, type CDPSession } from '@playwright/test';
import { findBinary } from '@rep13/local-stack';

/** A phone's line of the third generation, as WebPageTest has it: bytes a second, milliseconds. */
const LINE = {
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 768_000 / 8,
  latency: 300,
  offline: false,
};
const SLOWER = 4;
/** Runs in the page, before anything of it. */
const WATCH = fileURLToPath(new URL('./watch-page.mjs', import.meta.url));
const AFTERWARDS_MS = 3_000;
const LONGEST_MS = 60_000;

/** What somebody sees of a page who comes to it for the first time. */
export interface Visit {
  /** Milliseconds until the largest part was painted. */
  readonly largestPaintMs: number;
  /** Cumulative layout shift. */
  readonly layoutShift: number;
  /** KB of scripts as they are transferred. */
  readonly scriptKb: number;
  /** Milliseconds until a form's button could be pressed; undefined without a form. */
  readonly usableMs: number | undefined;
}

/** What `watch-page.mjs` has seen. */
interface Seen {
  largest: number;
  shift: number;
  usable?: number;
}

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findBinary('chromium'), args: ['--no-sandbox'] });

/** @param context without anything stored but the cookies of who is signed in. */
export async function visit(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage();
  await page.addInitScript({ path: WATCH });
  const session = await context.newCDPSession(page);
  const scripts = await slow(session);
  await page.goto(url, { waitUntil: 'networkidle', timeout: LONGEST_MS });
  await page.waitForTimeout(AFTERWARDS_MS);
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
  await page.close();
  return {
    largestPaintMs: Math.round(seen.largest),
    layoutShift: Math.round(seen.shift * 1_000) / 1_000,
    scriptKb: Math.round(scripts.bytes() / 1_024),
    usableMs: seen.usable === undefined ? undefined : Math.round(seen.usable),
  };
}

/** Slows the page down, and counts what its scripts weigh on the line. */
async function slow(session: CDPSession): Promise<{ bytes: () => number }> {
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return { bytes: () => bytes };
}
