import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { openBrowserless, send } from './api.ts';
import type { Client } from './client.ts';
import { expectGoodPage, expectNoOverflow } from './page-checks.ts';
import { isThorough } from './thorough.ts';

export type Role = 'admin' | 'caseworker' | 'auditor';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** The first administrator, whose password is known from the start. */
export const firstAdmin = (): Credentials => ({
  username: process.env['ADMIN_USERNAME'] ?? '',
  password: process.env['ADMIN_PASSWORD'] ?? '',
});

let colleagues = 0;

/** A user name that nobody else in these journeys has. */
export function newUsername(role: Role): string {
  colleagues += 1;
  return `${role}-${process.pid}-${colleagues}`;
}

export const addressOf = (username: string): string => `${username}@rep13.example`;

/** Adds a member of staff. @returns the credentials with the one-time password, and the account's number. */
export async function addColleague(
  admin: APIRequestContext,
  role: Role,
): Promise<Credentials & { id: number }> {
  const username = newUsername(role);
  const data = { username, email: addressOf(username), role };
  const made = await send<{ user: { id: number }; oneTimePassword: string }>(admin, '/api/admin/users', data);
  return { id: made.user.id, username, password: made.oneTimePassword };
}

/** A member of staff who has chosen a password already, all without a page. */
export async function becomeColleague(
  admin: APIRequestContext,
  role: Role,
): Promise<Credentials & { id: number }> {
  const { id, username, password } = await addColleague(admin, role);
  const own = 'the lamp on the north pier';
  const browser = await openBrowserless();
  await send(browser, '/api/admin/login', { username, password });
  await send(browser, '/api/admin/password', { currentPassword: password, newPassword: own });
  await browser.dispose();
  return { id, username, password: own };
}

/** On the sign-in page of admin. */
export async function enterAdmin(page: Page, { username, password }: Credentials): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Opens the sign-in page, signs in and waits for the dashboard. */
export async function signInToAdmin(page: Page, credentials: Credentials): Promise<void> {
  await page.goto('/admin/login');
  await enterAdmin(page, credentials);
  await expect(page.getByRole('heading', { level: 1, name: 'Admin dashboard' })).toBeVisible();
}

/** Opens an admin page, signed in. */
export async function openAdmin(page: Page, credentials: Credentials, path: string): Promise<void> {
  await send(page.request, '/api/admin/login', {
    username: credentials.username,
    password: credentials.password,
  });
  await page.goto(path);
}

/** On the page that asks for a password of one's own. */
export async function choosePassword(page: Page, current: string, next: string): Promise<void> {
  await page.getByLabel('Current password').fill(current);
  await page.getByLabel('New password').fill(next);
  await page.getByLabel('Confirm password').fill(next);
  await page.getByRole('button', { name: 'Change Password' }).click();
}

/** An order of an authority for a client, entered without a page. */
export const openTicket = (staff: APIRequestContext, client: Client, authorityName: string) =>
  send<{ id: number; ticketNumber: string }>(staff, '/api/admin/sla-tickets', {
    signupId: client.signupId,
    authorityName,
    authorityContactDate: new Date().toISOString(),
    urgencyLevel: 'normal',
  });

/** A good page at the width of a desktop, that fits a small phone; axe looks at it there in a thorough run. */
export async function expectGoodScreen(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await (width === 320 && !isThorough ? expectNoOverflow : expectGoodPage)(page);
  }
  if (before) await page.setViewportSize(before);
}

/** What a page's own script gets when it sends this by itself, past every button. */
export function sendByHand(page: Page, method: string, path: string, body: object) {
  return page.evaluate(
    async ([how, where, json]) => {
      const answer = await fetch(where, {
        method: how,
        headers: { 'Content-Type': 'application/json' },
        body: json,
      });
      return { status: answer.status, code: ((await answer.json()) as { code: string }).code };
    },
    [method, path, JSON.stringify(body)] as const,
  );
}
