import { expect, type Page } from '@playwright/test';

/** Who is signed in; without an answer no screen of the portal or of admin begins. */
const WHO = /\/api\/(client|admin)\/user$/;
const LISTS =
  /\/api\/(client\/sla-tickets|admin\/(?!totals|statistics|user$|clients\/|sla-tickets\/)[a-z-]+)/;

/** What can become of the data of a screen. */
export const STATES = ['loading', 'not loaded', 'empty', 'loaded'] as const;
export type State = (typeof STATES)[number];

/** Every screen that `page` opens from now on stays in this state. */
export async function holdIn(page: Page, state: State): Promise<void> {
  // A route, also one that lets everything pass, makes the browser fetch its files again each time.
  if (state === 'loaded') return;
  await page.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const isRead = route.request().method() === 'GET' && !WHO.test(pathname);
    if (isRead && state === 'loading') return;
    if (isRead && state === 'not loaded')
      return route.fulfill({
        status: 503,
        json: { code: 'gateway.unavailable', message: 'The service is not available at the moment.' },
      });
    if (isRead && state === 'empty' && LISTS.test(pathname)) return route.fulfill({ json: [] });
    return route.fallback();
  });
}

/** Waits until the screen has come to this state. */
export async function expectState(page: Page, state: State): Promise<void> {
  const skeleton = page.getByRole('status', { name: 'Loading' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (state === 'loading') await expect(skeleton.first()).toBeVisible();
  else await expect(skeleton).toHaveCount(0);
  if (state === 'not loaded') {
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  }
}
