import { act, cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { defineRemote, type Remote } from '@rep13/web-kit/remote';
import type { Registry } from '@rep13/web-kit/registry';
import { Broken, click, heading, lineOf, openerOf, page } from '../../test/site.tsx';

const loadRemote = jest.fn<(name: string) => Promise<Remote>>();
const deployedRemotes = jest.fn<() => Promise<Registry>>();
jest.unstable_mockModule('./remotes.ts', () => ({
  deployedRemotes,
  loadRemote,
  refreshFailed: async () => undefined,
  reportFailed: async () => undefined,
}));
const { CurrentPage } = await import('./CurrentPage.tsx');
const { closePage } = await import('./open-page.ts');

const Shown = () => <h1>A page</h1>;

/** With a page of its own in the workplace of another remote. */
const portalOf = (part = '/client', ...broken: string[]) =>
  defineRemote({
    chrome: 'none',
    asksAboutCookies: false,
    workplace: {
      home: { to: '/client/dashboard', text: 'Open the client portal' },
      frame: async () => InPortal,
    },
    routes: [`${part}/billing`, `${part}/orders`].map((path) =>
      page(path, broken.includes(path) ? Broken : Shown),
    ),
  });
let isFrameBroken = false;
function InPortal({ children }: { children: React.ReactNode }) {
  if (isFrameBroken) throw new Error('broken');
  return (
    <>
      <nav aria-label="Client portal" />
      {children}
    </>
  );
}

const open = openerOf(CurrentPage);

beforeEach(async () => {
  const parts = ['/client', '/admin'].flatMap((part) => [
    `${part}/nothing`,
    `${part}/billing`,
    `${part}/orders`,
  ]);
  await Promise.all(parts.map(closePage));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('a card where clients or staff are at work', () => {
  const bar = () => screen.queryByRole('navigation', { name: 'Client portal' });
  const withPortal = (portal: Remote) => {
    const guest = defineRemote({ chrome: 'site', routes: [page('/client/step', Shown, 'none')] });
    deployedRemotes.mockResolvedValue({ ...lineOf('guest', guest), ...lineOf('portal', portal) });
    loadRemote.mockImplementation(async (name) => (name === 'portal' ? portal : guest));
  };

  it('sells nothing there while its frame cannot be had either', async () => {
    deployedRemotes.mockRejectedValue(new Error('offline'));
    await open('/admin/nothing');
    expect(heading()).toBe('This page could not be loaded');
    expect(screen.queryByRole('link', { name: 'Free Compliance Check' })).toBeNull();
  });

  it('has the frame of there round a card, one main, and the way home', async () => {
    withPortal(portalOf());
    await open('/client/nothing');
    expect(heading()).toBe('404 Page Not Found');
    expect(bar()).not.toBeNull();
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.getByRole('link', { name: 'Open the client portal' }).getAttribute('href')).toBe(
      '/client/dashboard',
    );
  });

  it('has it at hand soon, keeps it round a page that does not come, and shows that once it comes', async () => {
    jest.useFakeTimers();
    withPortal(portalOf('/admin'));
    await open('/admin/orders');
    await act(async () => jest.advanceTimersByTime(4_000));
    jest.useRealTimers();
    cleanup();
    loadRemote.mockRejectedValue(new Error('offline'));
    await open('/admin/billing');
    expect(heading()).toBe('This page could not be loaded');
    expect(bar()).not.toBeNull();
    withPortal(portalOf('/admin'));
    await click('button', 'Try again');
    expect(heading()).toBe('A page');
  });

  it('keeps it round a page that breaks', async () => {
    withPortal(portalOf('/client', '/client/orders'));
    await open('/client/orders');
    expect(heading()).toBe('This page could not be loaded');
    expect(bar()).not.toBeNull();
    expect(screen.getAllByRole('main')).toHaveLength(1);
  });

  it('shows the card bare where the frame breaks, too', async () => {
    withPortal(portalOf('/admin', '/admin/orders'));
    await open('/admin/orders');
    expect(bar()).not.toBeNull();
    cleanup();
    await closePage('/admin/orders');
    isFrameBroken = true;
    await open('/admin/orders');
    isFrameBroken = false;
    expect(heading()).toBe('This page could not be loaded');
    expect(bar()).toBeNull();
  });
});
