import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type LaunchOptions, type Page } from '@playwright/test';

// A browser that opens pages gets no password of the environment.
const { PATH, HOME, TMPDIR, LANG, TZ } = process.env;
const EXECUTABLE = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];
/** "Not signed in" is the specified answer to a session check; browsers print it nevertheless. */
const SESSION_CHECK = /status of 401/;
const LOOKS = 20;
const BETWEEN_LOOKS_MS = 250;

export const launchChromium = (options: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: EXECUTABLE,
    args: ARGS,
    env: { PATH, HOME, TMPDIR, LANG, TZ },
    ...options,
  });

/** Opens an address as a visitor would. @returns what is wrong with the page */
export async function checkPage(page: Page, address: string, found = watchPage(page)): Promise<string[]> {
  const answer = await page.goto(address, { waitUntil: 'networkidle' });
  if (answer?.status() !== 200) found.push(`the page answers ${answer?.status() ?? 'nothing'}`);
  if (!(await comesAlive(page))) found.push('the page as it was built was not taken over by its scripts');
  // A shell of before may not report its card.
  if ((await page.locator('[role=alert] h1').count()) > 0) found.push('an error card stands in its place');
  if ((await page.locator('h1').count()) === 0) found.push('the page has no headline');
  return found;
}

/** What the browser complains about from now on, but for messages that are `expected`, and error cards. */
export function watchPage(page: Page, expected: RegExp = SESSION_CHECK): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type()) && !expected.test(message.text());
    if (isComplaint) found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(error.message));
  // What the shell says when it shows an error card; it is no visitor's, so it must not be counted.
  void page.route('**/api/remote-errors', (route) => {
    found.push('the shell shows an error card');
    return route.fulfill({ status: 202, json: {} });
  });
  return found;
}

/** React leaves its mark on the element that it has taken over. */
async function comesAlive(page: Page): Promise<boolean> {
  const isAlive = `Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer'))`;
  for (let look = 0; look < LOOKS; look += 1) {
    if (await page.evaluate<boolean>(isAlive)) return true;
    await pause(BETWEEN_LOOKS_MS);
  }
  return false;
}
