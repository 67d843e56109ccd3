import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findBinary, systemEnvironment } from '@rep13/local-stack';
import type { Part } from './options.ts';
import type { Post, Walk } from './screens.ts';

/** One screen at one look. */
export interface Picture {
  readonly part: Part;
  readonly screen: string;
  readonly width: number;
  readonly theme: 'light' | 'dark';
  /** Of the whole page, in CSS pixels. */
  readonly height: number;
  /** Of the file, in its folder. */
  readonly file: string;
}

const LOOKS = [
  { width: 1440, theme: 'light' },
  { width: 1440, theme: 'dark' },
  { width: 390, theme: 'light' },
  { width: 390, theme: 'dark' },
] as const;

const WINDOW_HEIGHT = 900;
/** The question about cookies stands over the lower end of a page until it is answered. */
const CONSENT = `localStorage.setItem('rep13.consent', JSON.stringify({ choice: 'essential', version: 1, at: Date.now() }))`;

/** Opens every screen of the walks at every look, one Chromium for all. @returns what was taken, in that order. */
export async function takePictures(walks: readonly Walk[], url: string, out: string): Promise<Picture[]> {
  const executablePath = findBinary('chromium');
  if (!executablePath) throw new Error('Pictures need Chromium: apt-get install chromium');
  await mkdir(out, { recursive: true });
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
    env: systemEnvironment(),
  });
  try {
    const pictures: Picture[] = [];
    for (const walk of walks) pictures.push(...(await takeWalk(browser, walk, url, out)));
    return pictures;
  } finally {
    await browser.close();
  }
}

async function takeWalk(
  browser: Browser,
  { part, stored = {}, begin }: Walk,
  url: string,
  out: string,
): Promise<Picture[]> {
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce', locale: 'en-GB' });
  await context.addInitScript(CONSENT);
  await context.addInitScript(`Object.assign(sessionStorage, ${JSON.stringify(stored)})`);
  const page = await context.newPage();
  const post: Post = async (path, data) => {
    const answer = await context.request.post(path, { data, headers: { Origin: new URL(url).origin } });
    if (!answer.ok()) throw new Error(`POST ${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
  const pictures: Picture[] = [];
  for (const [screen, path] of Object.entries(await begin(post))) {
    for (const { width, theme } of LOOKS) {
      await page.setViewportSize({ width, height: WINDOW_HEIGHT });
      await page.emulateMedia({ colorScheme: theme });
      await open(page, path);
      const file = `${part}-${screen}-${width}-${theme}.png`;
      await page.screenshot({ path: join(out, file), fullPage: true, animations: 'disabled' });
      const height = await page.evaluate<number>('document.documentElement.scrollHeight');
      pictures.push({ part, screen, width, theme, height, file });
    }
    console.log(`${part}: ${screen}`);
  }
  await context.close();
  return pictures;
}

/** Opens a screen and waits until nothing loads any more. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByRole('status', { name: 'Loading' }).first().waitFor({ state: 'detached' });
  await page.evaluate('document.fonts.ready.then(() => undefined)');
}
