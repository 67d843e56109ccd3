import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { lineOf, type Build } from '../registry.ts';

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

/**
 * Opens the link of a preview as a visitor would: the version in the shell that is released, served by the gateway that
 * is running. @returns what is wrong with it
 */
export async function checkFirstPage(url: string, token: string, build: Build): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: EXECUTABLE, args: ARGS });
  try {
    const page = await browser.newPage();
    const found = watch(page);
    const loaded = new Set<string>();
    page.on('response', (answer) => answer.ok() && loaded.add(new URL(answer.url()).pathname));
    const answer = await page.goto(new URL(`/preview/${token}`, url).href, { waitUntil: 'networkidle' });
    if (answer?.status() !== 200) found.push(`the page answers ${answer?.status() ?? 'nothing'}`);
    const { entry } = lineOf(build);
    if (!loaded.has(entry)) found.push(`${entry} was not loaded`);
    if (!(await comesAlive(page))) found.push('the page as it was built was not taken over by its scripts');
    if ((await page.locator('h1').count()) === 0) found.push('the page has no headline');
    return found;
  } finally {
    await browser.close();
  }
}

function watch(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type()) && !SESSION_CHECK.test(message.text());
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
