import { expect, test, type Page } from '@playwright/test';
import { becomeClient, openPortal } from './steps/client.ts';
import { mailTo } from './steps/inbox.ts';
import { expectGoodPage, watchConsole } from './steps/page-checks.ts';

const FORMS = ['Website lines as text', 'Website lines as HTML', 'Badge'];

test('a client finds, copies and pastes the website lines', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const complaints = watchConsole(page);
  const client = await becomeClient();

  await openPortal(page, client);
  await page.getByRole('link', { name: 'Copy the lines' }).click();
  await expect(page.getByRole('heading', { name: 'Your details to publish' })).toBeInViewport();
  await page.getByRole('button', { name: 'Copy the HTML' }).click();
  await expect(page.getByText('Copied.', { exact: true })).toBeVisible();
  await expectGoodPage(page);
  expect(complaints()).toEqual([]);

  const site = await context.newPage();
  const pasted = await pasteIntoEditor(site);
  await site.setContent(`<!doctype html><html lang="en"><title>Imprint</title><main>${pasted}</main></html>`);
  const lines = site.getByRole('main');
  await expect(lines).toContainText('Legal representative in the European Union');
  await expect(lines.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:[^@]+@[^@]+$/);
  await expect(lines.getByRole('link', { name: /^\+/ })).toHaveAttribute('href', /^tel:\+\d+$/);
  expect(await lines.locator('p').innerText()).toBe(await formIn(page, 'Website lines as text'));
});

test('a client reads the same details in the portal, after signing and in the mail', async ({ page }) => {
  const client = await becomeClient();
  await openPortal(page, client, 'agreement');
  const inPortal = await formsIn(page);
  const inMail = inPortal.slice(0, FORMS.indexOf('Badge'));

  await page.goto(`/signature/${client.signupId}`);
  await expect(page.getByRole('heading', { name: 'Agreement signed' })).toBeVisible();
  expect(await formsIn(page)).toEqual(inPortal);
  await expectGoodPage(page);

  const mail = await mailTo(client.company.email, /Your signed agreement/);
  const text = mail.text.replaceAll('\r\n', '\n');
  for (const form of inMail) expect(text).toContain(form);
  // A page of ours would let no script write a page.
  const reader = await page.context().newPage();
  await reader.setContent(mail.html);
  const shown = await reader.locator('pre').allTextContents();
  expect(shown.sort()).toEqual(inMail.sort());
});

/** What the keyboard pastes on another website. */
async function pasteIntoEditor(site: Page): Promise<string> {
  await site.setContent('<!doctype html><html lang="en"><title>Editor</title><textarea></textarea></html>');
  await site.bringToFront();
  await site.locator('textarea').focus();
  await site.keyboard.press('Control+V');
  await expect(site.locator('textarea')).not.toHaveValue('');
  return site.locator('textarea').inputValue();
}

const formIn = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true }).inputValue();
const formsIn = (page: Page) => Promise.all(FORMS.map((name) => formIn(page, name)));
