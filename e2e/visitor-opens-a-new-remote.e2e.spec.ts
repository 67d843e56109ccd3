import { expect, test } from '@playwright/test';
import { deployed } from './steps/changed-marketing.ts';
import { deployRemote, testAndBuild, withdrawRemote, writeRemote } from './steps/new-remote.ts';
import { expectGoodPage, watchConsole } from './steps/page-checks.ts';
import { pidOf } from './steps/running-stack.ts';

const NAME = 'partner';
const TITLE = 'For partners';

test('a visitor opens a page of a fifth remote as soon as that alone is deployed', async ({ page }, info) => {
  test.slow();
  const folder = info.outputPath(NAME);
  writeRemote(folder, NAME, TITLE);
  await testAndBuild(folder);
  const before = { ...(await deployed()), gateway: pidOf('gateway') };
  expect((await page.goto(`/${NAME}`))?.status(), 'before it is deployed').toBe(404);

  await deployRemote(NAME, folder);
  try {
    const { registry, page: shell } = await deployed();
    expect({ ...registry, [NAME]: undefined }, 'the other remotes').toEqual(before.registry);
    expect({ shell, gateway: pidOf('gateway') }).toEqual({ shell: before.page, gateway: before.gateway });

    const complaints = watchConsole(page);
    const heading = page.getByRole('heading', { level: 1, name: TITLE });
    const answer = await page.goto(`/${NAME}`, { waitUntil: 'networkidle' });
    expect(answer?.status()).toBe(200);
    expect(await answer?.text(), 'as it is served').toContain(`<title>${TITLE} | Rep13</title>`);
    await expect(heading, 'as it is rendered').toBeVisible();
    await expectGoodPage(page);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
    await page.goBack();
    await expect(heading, 'come back to within the site').toBeVisible();
    expect(complaints()).toEqual([]);
  } finally {
    await withdrawRemote(NAME);
  }
  expect((await page.goto(`/${NAME}`))?.status(), 'after it was withdrawn').toBe(404);
});
