import { expect, test, type Page } from '@playwright/test';
import { CHAT_BUTTON } from '@rep13/content';
import { deployedScripts, firstPages, type BuiltScript } from './steps/built-scripts.ts';
import {
  goWithinSite,
  hasRun,
  loadChunk,
  watchFailedScripts,
  watchScriptsOnTheWay,
  whileChanged,
} from './steps/changed-script.ts';

const CARD = 'This page could not be loaded';
/** Two pages to come from: the script in question must not have come with it. */
const STARTS = ['/terms', '/faq'];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The card stands in the place of the page, and the site round it. */
async function expectCard(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText(CARD);
  await expect(page.getByRole('link', { name: 'Privacy Policy' }).last()).toBeVisible();
}

const isOf =
  (...chunks: string[]) =>
  ({ chunk }: BuiltScript): boolean =>
    chunks.includes(chunk);
const ofTheShell = ({ owner }: BuiltScript): boolean => owner === 'shell';
const isEntry = isOf('remoteEntry', 'routes');
/** What stands round cards where clients and staff are at work. */
const isFrame = isOf('card-frame');
/** It comes by itself so long after the page. */
const FRAME_AFTER_MS = 4_000;

/** So that a page has only what it needs itself. */
function withoutFrame(afterMs: number): void {
  const startTimer = window.setTimeout.bind(window);
  const without = (run: TimerHandler, ms?: number) => (ms === afterMs ? 0 : startTimer(run, ms));
  Object.assign(window, { setTimeout: without });
}

test('no script of the site runs with one byte changed, whichever it is', async ({ page }) => {
  test.slow();
  const scripts = await deployedScripts();
  const pageOf = await firstPages();
  const tried = new Set<string>();
  const tryChanged = async (script: BuiltScript, visit: () => Promise<void>) => {
    await whileChanged(page, script, visit);
    tried.add(script.address);
  };
  await watchFailedScripts(page);
  const scriptsAtRest = watchScriptsOnTheWay(page);

  await test.step('the frame round cards: the page does without it', async () => {
    for (const script of scripts.filter(isFrame)) {
      await tryChanged(script, async () => void (await page.goto(pageOf[script.owner] ?? '/')));
      await expect(heading(page)).not.toHaveText(CARD);
    }
  });

  await page.addInitScript(withoutFrame, FRAME_AFTER_MS);

  await test.step('those of every page: it stays as it was built, and its links lead on', async () => {
    for (const script of scripts.filter(ofTheShell).filter(isOf('main', 'foundation', 'bootstrap'))) {
      await tryChanged(script, async () => void (await page.goto('/pricing', { waitUntil: 'networkidle' })));
      await expect(heading(page)).not.toHaveText(CARD);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
      await expect(heading(page)).toHaveText('Terms of Service');
    }
  });

  await test.step('the entry of each remote: a card stands in the place of its pages', async () => {
    for (const script of scripts.filter((one) => !ofTheShell(one)).filter(isEntry)) {
      await tryChanged(script, async () => {
        await page.goto(pageOf[script.owner] ?? '/');
        await expectCard(page);
      });
    }
  });

  await test.step('those of each page: its card stands in the place of that page', async () => {
    const visited = new Set<string>();
    const restart = async (script: BuiltScript) => {
      const start = STARTS.find((path) => !script.pages.includes(path)) ?? '/';
      await page.goto(start, { waitUntil: 'networkidle' });
      visited.clear();
    };
    for (const script of scripts.filter(({ pages }) => pages.length > 0)) {
      // A card may have asked for the frame round it, which shares scripts with pages.
      await scriptsAtRest();
      const isDone = (path: string) => visited.has(path) || path === new URL(page.url()).pathname;
      if (script.pages.every(isDone) || (await hasRun(page, script))) await restart(script);
      const path = script.pages.find((one) => !isDone(one)) ?? '/';
      visited.add(path);
      await tryChanged(script, async () => {
        await goWithinSite(page, path);
        await expectCard(page);
      });
    }
  });

  await test.step('the assistant: a message stands in its place', async () => {
    const [script] = scripts.filter(ofTheShell).filter(isOf('assistant'));
    if (!script) throw new Error('the assistant has no script of its own');
    await page.goto('/terms', { waitUntil: 'networkidle' });
    await tryChanged(script, async () => {
      await page.getByRole('button', { name: CHAT_BUTTON.open }).click();
      await expect(page.getByRole('alert')).toContainText(CHAT_BUTTON.notLoaded);
    });
    await expect(heading(page)).toHaveText('Terms of Service');
  });

  await test.step('the others: a card where the page cannot do without, else refused to the loader of the remote', async () => {
    for (const [owner, first] of Object.entries(pageOf)) {
      const open = () => page.goto(first, { waitUntil: 'networkidle' });
      await open();
      const needed: BuiltScript[] = [];
      for (const script of scripts.filter((one) => one.owner === owner && !tried.has(one.address))) {
        if (await hasRun(page, script)) {
          needed.push(script);
          continue;
        }
        await tryChanged(script, async () => expect(await loadChunk(page, script)).toBe(false));
        expect(await loadChunk(page, script), `${script.address} as it is`).toBe(true);
      }
      for (const script of needed) {
        await tryChanged(script, async () => void (await open()));
        await expectCard(page);
      }
    }
  });

  expect([...tried].sort(), 'tried').toEqual(scripts.map(({ address }) => address).sort());
  test.info().annotations.push({ type: 'scripts', description: `${tried.size}` });
});
