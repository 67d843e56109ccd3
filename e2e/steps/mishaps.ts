import type { Page } from '@playwright/test';

/** Nobody answers calls of the API until the answer is called. */
export async function cutOff(page: Page): Promise<() => Promise<void>> {
  await page.route('**/api/**', (route) => route.abort('connectionfailed'));
  return () => page.unroute('**/api/**');
}

/** A phone at the edge of its network: every answer takes its time. */
export async function slowDown(page: Page, delayMs: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: delayMs,
    downloadThroughput: 100_000,
    uploadThroughput: 50_000,
  });
}
