import { expect, test, type Page } from '@playwright/test';
import { BASE_URL } from './steps/api.ts';
import { linkIn, mailTo } from './steps/inbox.ts';
import { pressOn, tabTo, typeInto } from './steps/keyboard.ts';
import { expectGoodPage, watchConsole } from './steps/page-checks.ts';

const OFFICE = `handhaving-${process.pid}@authority.example`;
/** Words that no Dutch sentence has. */
const ENGLISH =
  /\b(the|your|you|we|our|and|with|order|orders|request|authority|content|file|files|send|article|redress|received|optional|characters|yes)\b/i;

test('an officer without a mouse files in Dutch on a phone, and reads Dutch from page to mail', async ({
  page,
  browser,
}) => {
  test.slow();
  const complaints = watchConsole(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/authorities');
  await pressOn(page, page.getByRole('link', { name: 'Nederlands' }));
  await expect(page).toHaveURL(/\?lang=nl$/);
  await expectDutch(page, 'Zend ons een bevel toe');
  await fileOrder(page);

  const mail = await mailTo(OFFICE, /wij hebben uw verzoek ontvangen/);
  expect(mail.html).toContain('<html lang="nl">');
  // Beside the links and the made-up record, which has its registry in English.
  expect(mail.text.replaceAll(/https?:\S+|\S+@\S+/g, '')).not.toMatch(ENGLISH);

  // In the browser at the office, which is English.
  const office = await browser.newContext({ baseURL: BASE_URL, locale: 'en-GB' });
  const atOffice = await office.newPage();
  await atOffice.setViewportSize({ width: 320, height: 640 });
  await atOffice.goto(linkIn(mail, /\/authorities\/r\//));
  await pressOn(atOffice, atOffice.getByRole('button', { name: 'Bevestigen dat dit ons adres is' }));
  await expect(atOffice.getByText('Dank u. Het adres is bevestigd.')).toBeVisible();
  await typeInto(atOffice, atOffice.getByLabel('Bericht', { exact: true }), 'Beroep kan worden ingesteld.');
  await pressOn(atOffice, atOffice.getByRole('button', { name: 'Het bericht verzenden' }));
  await expect(atOffice.getByText('Uw bericht is verzonden.')).toBeVisible();
  await expectDutch(atOffice, /^A-/);
  expect(complaints()).toEqual([]);
  await office.close();
});

const goOn = (page: Page) => pressOn(page, page.getByRole('button', { name: 'Verder' }));

async function fileOrder(page: Page): Promise<void> {
  await typeInto(page, page.getByLabel(/^Onderneming, domein/), 'lantaarnmarkt.example');
  await tabTo(page, page.getByLabel(/^Een bevel om op te treden/));
  await page.keyboard.press('Space');
  await goOn(page);
  await expect(page.getByRole('heading', { name: 'Wie bent u?' })).toBeFocused();
  await goOn(page);
  // Said before anything is there, in Dutch too.
  await expect(page.getByRole('alert', { name: 'Er is een probleem' })).toBeFocused();
  await expectDutch(page, 'Zend ons een bevel toe');
  await typeInto(page, page.getByLabel('Autoriteit', { exact: true }), 'Autoriteit Consument & Markt');
  await typeInto(page, page.getByLabel(/^Lidstaat/), 'Nederland');
  await typeInto(page, page.getByLabel('E-mailadres van uw dienst'), OFFICE);
  await goOn(page);
  await typeInto(page, page.getByLabel(/^Motivering/), 'Het aanbod schendt artikel 6:193b BW.');
  await expectDutch(page, 'Zend ons een bevel toe');
  await goOn(page);
  await expectDutch(page, 'Zend ons een bevel toe');
  await goOn(page);
  await expect(page.getByRole('definition').filter({ hasText: /^Nederland$/ })).toBeVisible();
  await expectDutch(page, 'Zend ons een bevel toe');
  await pressOn(page, page.getByRole('button', { name: 'Het bevel verzenden' }));
  // The browser may still be at its calculation.
  await expect(page.getByRole('heading', { name: 'Wij hebben uw bevel ontvangen' })).toBeVisible({
    timeout: 60_000,
  });
  await expectDutch(page, 'Wij hebben uw bevel ontvangen');
}

/** Every word of the page is Dutch and says so, at both widths of a phone, and nothing is wrong with it. */
async function expectDutch(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  const dutch = page.locator('main [lang="nl"]').first();
  const texts = await dutch.evaluate((element) =>
    [element, ...element.querySelectorAll('*')].flatMap((each) => [
      ...[...each.childNodes].flatMap((node) => (node.nodeType === 3 ? [node.textContent ?? ''] : [])),
      each.getAttribute('aria-label') ?? '',
    ]),
  );
  expect(texts.filter((text) => ENGLISH.test(text.replaceAll(/https?:\S+|\S+@\S+/g, '')))).toEqual([]);
  expect(await page.title()).not.toMatch(ENGLISH);
  const { width = 390, height = 844 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: 320, height });
  await expectGoodPage(page);
  await page.setViewportSize({ width, height });
}
