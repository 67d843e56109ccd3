import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, type Page } from '@playwright/test';
import { expectGoodPage } from './steps/page-checks.ts';

const run = promisify(execFile);
const UI = resolve('libs/ui');
const PAGE = 'http://fields.example/';

let built = '';

test.beforeAll(async () => {
  test.setTimeout(270_000);
  built = await mkdtemp(join(tmpdir(), 'fields-'));
  const { PATH, HOME } = process.env;
  await run(resolve('node_modules/.bin/webpack'), ['--mode', 'production', '--output-path', built], {
    cwd: UI,
    env: { PATH, HOME },
  });
});

test.afterAll(() => rm(built, { recursive: true, force: true }));

/** The page that `npx nx serve ui` shows. */
async function openFields(page: Page): Promise<void> {
  await page.route(`${PAGE}**`, (route) => {
    const file = new URL(route.request().url()).pathname.slice(1);
    return route.fulfill({ path: file ? join(built, file) : join(UI, 'states/index.html') });
  });
  await page.goto(PAGE);
  await expect(page.getByRole('heading', { name: 'Fields in every state' })).toBeVisible();
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`a reader perceives every field in every state, ${colorScheme}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    await openFields(page);
    const send = page.getByRole('button', { name: 'Send' });
    for (const place of ['funnel', 'portal', 'admin']) {
      await page.getByLabel('Sizes of').selectOption(place);
      await send.click();
      await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expectGoodPage(page);
      }
    }
  });
