import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { firstAdmin, openAdmin } from './steps/admin.ts';
import { buildChangedMarketing, deployed, deployMarketing } from './steps/changed-marketing.ts';
import { openPage, expectOffer } from './steps/open-page.ts';
import { changeText, copyWorkspace, nxRecord, nxReleaseMarketing } from './steps/other-workspace.ts';
import { expectGoodPage, watchConsole } from './steps/page-checks.ts';
import { history, liesThere, releasedMarketing, releaseMarketing } from './steps/release.ts';
import { pids } from './steps/running-stack.ts';

/** On `/pricing`, and in marketing's own sources. */
const BEFORE = 'a year, renews yearly';
const NEW_TEXT = 'a year, released by its own team';
const FILE = 'apps/marketing/src/pricing/PlanCard.tsx';
const CARD = 'This page could not be loaded';
const SEEN = new RegExp([BEFORE, NEW_TEXT, CARD].map((text) => `^${text}$`).join('|'));
const LIBRARY = /^(content|contracts-[a-z-]+|ui|web-kit):build$/;
/** What a chunk that cannot run begins with. */
const BROKEN = 'throw new Error("a broken build");';
const breaking = (broken: string) => (text: string, file: string) => (file === broken ? BROKEN + text : text);

test('a team releases its remote: shown to one, to all, stopped, taken back', async ({ page, browser }) => {
  test.slow();
  const before = { ...(await deployed()), pids: pids() };
  const v1 = await releasedMarketing();
  const team = await mkdtemp(join(tmpdir(), 'rep13-team-'));
  await copyWorkspace(team);
  await changeText(join(team, FILE), [BEFORE, NEW_TEXT]);
  const seenBy = async (visitor: Page) => {
    await visitor.goto('/pricing', { waitUntil: 'networkidle' });
    return visitor.getByText(SEEN).innerText();
  };
  const seenByAll = async () => {
    const visitor = await browser.newPage();
    const seen = await seenBy(visitor);
    await visitor.close();
    return seen;
  };
  expect(await seenByAll()).toBe(BEFORE);
  let v2 = '';

  try {
    await test.step('v2 is a preview for who has its link', async () => {
      const { code, output } = await nxReleaseMarketing(team, '--preview');
      expect(code, output).toBe(0);
      const { carriedOut, found } = await nxRecord(team);
      expect(carriedOut, 'what was built').toEqual(['marketing:build', 'marketing:release-remote']);
      // What marketing stands on; neither the shell nor another remote nor a service is even asked.
      expect(found.filter((task) => !LIBRARY.test(task))).toEqual([]);
      v2 = (await history()).at(-1)?.replace('previewed ', '') ?? '';
      const link = /http\S+\/preview\/\S+/.exec(output)?.[0] ?? '';
      const colleague = await browser.newPage();
      const complaints = watchConsole(colleague);
      await colleague.goto(link);
      expect(await seenBy(colleague)).toBe(NEW_TEXT);
      await expect(colleague.getByText(`Preview of marketing ${v2}`)).toBeVisible();
      expect(complaints()).toEqual([]);
      expect(await seenByAll(), 'by everybody else').toBe(BEFORE);
      await colleague.getByRole('link', { name: 'End the preview' }).click();
      expect(await seenBy(colleague)).toBe(BEFORE);
      await colleague.close();
    });

    await test.step('v2 is for all, and who has v1 open goes on and is offered it', async () => {
      const open = await openPage(browser, '/pricing');
      const { code, output } = await nxReleaseMarketing(team, '--watch-minutes', '0');
      expect(code, output).toBe(0);
      const { carriedOut } = await nxRecord(team);
      expect(carriedOut, 'what was built').toEqual(['marketing:release-remote']);
      expect(await seenByAll()).toBe(NEW_TEXT);
      await expectOffer(open);
      await expect(open.getByText(SEEN), 'loaded anew').toHaveText(NEW_TEXT);
      await open.close();
    });

    await test.step('v3, whose first page breaks, is stopped and leaves no trace', async () => {
      const v3 = await buildChangedMarketing(v2, breaking('landing.js'));
      const { code, output } = await releaseMarketing('--from', v3.folder);
      expect(code, output).toBe(1);
      expect(output).toContain('stopped');
      expect(await releasedMarketing()).toBe(v2);
      expect(await liesThere(v3.version)).toBe(false);
      expect((await history()).at(-1)).toBe(`stopped ${v3.version}`);
    });

    await test.step('v4, which breaks in use, is taken back by itself', async () => {
      const v4 = await buildChangedMarketing(v2, breaking('pricing.js'));
      const release = releaseMarketing('--from', v4.folder, '--tolerated', '0');
      await expect.poll(releasedMarketing, { timeout: 60_000 }).toBe(v4.version);
      expect(await seenByAll()).toBe(CARD);
      const { code, output } = await release;
      expect(code, output).toBe(1);
      expect(output).toContain('rolled-back');
      expect(await seenByAll()).toBe(NEW_TEXT);
      expect((await history()).slice(-2)).toEqual([`released ${v4.version}`, `rolled-back ${v4.version}`]);
    });

    await test.step('v2 is taken back by hand', async () => {
      const { code, output } = await releaseMarketing('--rollback', '--why', 'the old words were better');
      expect(code, output).toBe(0);
      expect(await seenByAll()).toBe(BEFORE);
    });
    await test.step('staff reads all of it, newest first', async () => {
      await openAdmin(page, firstAdmin(), '/admin/releases');
      const rows = page.getByRole('region', { name: 'Releases' }).getByRole('row');
      await expect(rows.nth(1)).toContainText('Rolled back');
      await expect(rows.nth(1)).toContainText('the old words were better');
      await expect(rows.nth(2)).toContainText('visitors who saw an error card: 1');
      await expect(rows.nth(4)).toContainText('Stopped by its check');
      await expectGoodPage(page);
    });
    expect({ ...(await deployed()), pids: pids() }, 'nothing else was touched').toEqual(before);
  } finally {
    if ((await releasedMarketing()) !== v1) await deployMarketing(v1);
    await rm(team, { recursive: true });
  }
});
