import { expect, test } from '@playwright/test';
import { SAMPLE_NOTE } from '@rep13/contracts-constants';
import { legalEntityOf } from './steps/legal-entity.ts';
import { expectGoodPage } from './steps/page-checks.ts';

/** A page of each frame: public site, funnel, advertisement, portal, admin, and none. */
const FRAMES = ['/', '/check', '/ads/eu-representative', '/client/login', '/admin/login', '/nowhere'];

for (const path of FRAMES) {
  test(`made-up particulars are marked at the foot of ${path}, and no real ones`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path, { waitUntil: 'networkidle' });
    const { asSample } = await legalEntityOf(page);
    const note = page.getByRole('complementary', { name: 'Sample' });
    await expect(note).toHaveCount(asSample ? 1 : 0);
    if (!asSample) return;
    await expect(note).toHaveText(SAMPLE_NOTE);
    await expectGoodPage(page);
  });
}

test('a visitor without JavaScript reads who it is, where, and how to call', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/legal');
  const { name, street, registryCode, coordinator, phone, phoneLink } = await legalEntityOf(page);
  const main = page.getByRole('main');
  for (const fact of [name, street, registryCode, coordinator]) await expect(main).toContainText(fact);
  const call = page.getByRole('contentinfo').getByRole('link', { name: phone });
  await expect(call).toHaveAttribute('href', phoneLink);
  expect(await page.content()).not.toMatch(/%(25)?ENTITY/);
  await context.close();
});

test('machines are told the same in the page and beside it', async ({ page, request }) => {
  await page.goto('/legal');
  const { name, authorityEmail, supportEmail } = await legalEntityOf(page);
  const inPage = await page.locator('script[type="application/ld+json"]').textContent();
  const beside: unknown = await (await request.get('/.well-known/dsa-representative.json')).json();
  expect(beside).toMatchObject({ legalName: name, contactPoint: { email: authorityEmail } });
  expect(beside).toMatchObject(JSON.parse(inPage ?? '') as Record<string, unknown>);
  const security = await (await request.get('/.well-known/security.txt')).text();
  expect(security).toContain(`Contact: mailto:${supportEmail}\n`);
});
