import type { BrowserContext } from 'playwright-core';

const STARTING_MS = 8_000;
/** Whatever is not answered by the fetcher finds a proxy that is not there, and names that nobody knows. */
const NO_NETWORK = [
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--dns-prefetch-disable',
  '--disable-quic',
];
const SMALL = ['--js-flags=--max-old-space-size=256', '--renderer-process-limit=2', '--disable-gpu'];

export interface StartedBrowser {
  readonly context: BrowserContext;
  /** Ends all of its processes, and takes its profile away. Safe to repeat. */
  kill(): Promise<void>;
}

/** A Chromium with a profile that lasts as long as itself. */
export async function startBrowser(executablePath: string): Promise<StartedBrowser> {
  // A service that draws nothing does not load it.
  const { chromium } = await import('playwright-core');
  const server = await chromium.launchServer({
    executablePath,
    host: '127.0.0.1',
    timeout: STARTING_MS,
    // Chromium refuses to run as root with its sandbox; production runs as nobody (docs/operations/configure.md).
    chromiumSandbox: process.getuid?.() !== 0,
    args: [...NO_NETWORK, ...SMALL],
    env: {},
  });
  const kill = () => server.kill();
  try {
    const browser = await chromium.connect(server.wsEndpoint());
    const context = await browser.newContext({ acceptDownloads: false, serviceWorkers: 'block' });
    return { context, kill };
  } catch (error) {
    await kill();
    throw error;
  }
}
