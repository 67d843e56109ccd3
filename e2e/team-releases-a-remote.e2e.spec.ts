import { expect, test } from '@playwright/test';
import { firstAdmin, openAdmin } from './steps/admin.ts';
import { buildChangedMarketing, deployed, deployMarketing } from './steps/changed-marketing.ts';
import { expectGoodPage, watchConsole } from './steps/page-checks.ts';
import { history, liesThere, releasedMarketing, releaseMarketing } from './steps/release.ts';
import { pidOf } from './steps/running-stack.ts';

const WORDS = 'Released by its own team';
/** What a chunk that cannot run begins with. */
const BROKEN = 'throw new Error("a broken build");';
const breaking = (broken: string) => (text: string, file: string) => (file === broken ? BROKEN + text : text);
const CARD = 'This page could not be loaded';

test('a team releases its remote: shown to one, to all, stopped, taken back', async ({ page, browser }) => {
  test.slow();
  const headline = page.getByRole('heading', { level: 1 });
  await page.goto('/pricing', { waitUntil: 'networkidle' });
  const words = await headline.innerText();
  const before = { ...(await deployed()), gateway: pidOf('gateway') };
  const v1 = await releasedMarketing();
  const v2 = await buildChangedMarketing(v1, (text) => text.replaceAll(words, WORDS));
  const seenByAll = async () => {
    const visitor = await browser.newPage();
    await visitor.goto('/pricing', { waitUntil: 'networkidle' });
    const seen = await visitor.getByRole('heading', { level: 1 }).innerText();
    await visitor.close();
    return seen;
  };

  try {
    await test.step('v2 is a preview for who has its link', async () => {
      const { output } = await releaseMarketing('--preview', '--from', v2.folder);
      const link = /http\S+\/preview\/\S+/.exec(output)?.[0] ?? '';
      const colleague = await browser.newPage();
      const complaints = watchConsole(colleague);
      await colleague.goto(link);
      await colleague.goto('/pricing', { waitUntil: 'networkidle' });
      await expect(colleague.getByRole('heading', { level: 1 })).toHaveText(WORDS);
      await expect(colleague.getByText(`Preview of marketing ${v2.version}`)).toBeVisible();
      expect(complaints()).toEqual([]);
      expect(await seenByAll(), 'by everybody else').toBe(words);
      await colleague.getByRole('link', { name: 'End the preview' }).click();
      await colleague.goto('/pricing', { waitUntil: 'networkidle' });
      await expect(colleague.getByRole('heading', { level: 1 })).toHaveText(words);
      await colleague.close();
    });

    await test.step('v2 is for all', async () => {
      const { code, output } = await releaseMarketing('--version', v2.version, '--watch-minutes', '0');
      expect(code, output).toBe(0);
      expect(await seenByAll()).toBe(WORDS);
    });

    await test.step('v3, whose first page breaks, is stopped and leaves no trace', async () => {
      const v3 = await buildChangedMarketing(v2.version, breaking('landing.js'));
      const { code, output } = await releaseMarketing('--from', v3.folder);
      expect(code, output).toBe(1);
      expect(output).toContain('stopped');
      expect(await releasedMarketing()).toBe(v2.version);
      expect(await liesThere(v3.version)).toBe(false);
      expect((await history()).at(-1)).toBe(`stopped ${v3.version}`);
    });

    await test.step('v4, which breaks in use, is taken back by itself', async () => {
      const v4 = await buildChangedMarketing(v2.version, breaking('pricing.js'));
      const release = releaseMarketing('--from', v4.folder, '--tolerated', '0');
      await expect.poll(releasedMarketing, { timeout: 60_000 }).toBe(v4.version);
      expect(await seenByAll()).toBe(CARD);
      const { code, output } = await release;
      expect(code, output).toBe(1);
      expect(output).toContain('rolled-back');
      expect(await seenByAll()).toBe(WORDS);
      expect((await history()).slice(-2)).toEqual([`released ${v4.version}`, `rolled-back ${v4.version}`]);
    });

    await test.step('v2 is taken back by hand', async () => {
      const { code, output } = await releaseMarketing('--rollback', '--why', 'the old words were better');
      expect(code, output).toBe(0);
      expect(await seenByAll()).toBe(words);
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
    expect({ ...(await deployed()), gateway: pidOf('gateway') }, 'nothing else was touched').toEqual(before);
  } finally {
    if ((await releasedMarketing()) !== v1) await deployMarketing(v1);
  }
});
