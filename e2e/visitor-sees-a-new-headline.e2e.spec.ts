import { expect, test } from '@playwright/test';
import { deployed, deployMarketing, placeChangedMarketing } from './steps/changed-marketing.ts';

const NEW_HEADLINE = 'Named tomorrow, reachable for ever';

test('a visitor sees a new headline as soon as marketing alone is deployed', async ({ page, browser }) => {
  await page.goto('/pricing', { waitUntil: 'networkidle' });
  const headline = await page.getByRole('heading', { level: 1 }).innerText();
  const before = await deployed();
  const version = before.registry['marketing']?.version ?? '';
  const changed = await placeChangedMarketing(version, [headline, NEW_HEADLINE]);
  try {
    await deployMarketing(changed);
    const after = await deployed();
    expect(after.page, 'the page of the shell').toBe(before.page);
    expect({ ...after.registry, marketing: null }).toEqual({ ...before.registry, marketing: null });

    const visitor = await browser.newPage();
    const answer = await visitor.goto('/pricing');
    expect(await answer?.text(), 'as it is served').toContain(NEW_HEADLINE);
    await visitor.waitForLoadState('networkidle');
    await expect(visitor.getByRole('heading', { level: 1 }), 'as it is rendered').toHaveText(NEW_HEADLINE);
    await visitor.close();

    // Who had the site open before goes on with what was there.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  } finally {
    await deployMarketing(version);
  }
  await page.goto('/pricing', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
});
