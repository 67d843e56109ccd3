import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CHAT_BUTTON } from '@rep13/content';
import { DELAYS_MS } from '@rep13/contracts-constants';
import { defineRemote, type Remote } from '@rep13/web-kit/remote';
import { MemoryRouter } from '@rep13/web-kit/router';

const page = (path: string) => ({ path, page: async () => () => <h1>{path}</h1> });
const remotes: Record<string, Remote> = {
  marketing: defineRemote({
    chrome: 'site',
    routes: [...['/', '/check'].map(page), { ...page('/register'), chrome: 'enclosed' }],
  }),
  admin: defineRemote({
    chrome: 'none',
    asksAboutCookies: false,
    offersAssistant: false,
    routes: ['/admin', '/admin/login'].map(page),
  }),
  'client-portal': defineRemote({ chrome: 'none', routes: ['/client/dashboard'].map(page) }),
};
const deployed = Object.entries(remotes).map(([name, { routes }]) => [
  name,
  { routes: routes.map(({ path }) => path) },
]);
jest.unstable_mockModule('./remotes/remotes.ts', () => ({
  usedRemotes: () => new Set(),
  deployedRemotes: async () => Object.fromEntries(deployed),
  loadRemote: async (name: string) => remotes[name],
  refreshFailed: async () => undefined,
  reportFailed: async () => undefined,
}));
const { App } = await import('./App.tsx');
const { openPage } = await import('./remotes/open-page.ts');

const assistant = () => screen.queryByRole('button', { name: CHAT_BUTTON.open });

async function open(path: string): Promise<void> {
  await openPage(path);
  render(
    <MemoryRouter initialEntries={[path]}>
      <App />
    </MemoryRouter>,
  );
  act(() => jest.advanceTimersByTime(DELAYS_MS.cookieBanner));
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('the assistant', () => {
  it.each(['/', '/check', '/nowhere', '/client/dashboard'])('is offered on %s', async (path) => {
    await open(path);
    expect(assistant()).not.toBeNull();
  });

  it.each(['/admin', '/admin/login', '/register'])(
    'is not offered to staff, nor to authorities: %s',
    async (path) => {
      await open(path);
      expect(screen.getByRole('heading', { name: path })).toBeTruthy();
      expect(assistant()).toBeNull();
    },
  );
});

describe('the question about cookies', () => {
  const question = () => screen.queryByRole('region', { name: 'Cookies' });

  it.each(['/', '/client/dashboard', '/nowhere'])('is asked on %s', async (path) => {
    await open(path);
    expect(question()).not.toBeNull();
  });

  it.each(['/admin', '/admin/login'])('does not stand over the work at %s', async (path) => {
    await open(path);
    expect(question()).toBeNull();
  });
});
