import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LEGAL_ENTITY, useConsentStore, useHead } from '@rep13/web-kit';
import type { Remote } from '@rep13/web-kit/remote';
import type { Registry } from '@rep13/web-kit/registry';
import { Link, useParams } from '@rep13/web-kit/router';
import { Broken, click, heading, lineOf, openerOf, page } from '../../test/site.tsx';

const loadRemote = jest.fn<(name: string) => Promise<Remote>>();
const refreshFailed = jest.fn<(name: string, failure: unknown) => Promise<void>>();
const deployedRemotes = jest.fn<() => Promise<Registry>>();
const reportFailed = jest.fn<(name: string | undefined, kind: string) => Promise<void>>();
jest.unstable_mockModule('./remotes.ts', () => ({
  deployedRemotes,
  loadRemote,
  refreshFailed,
  reportFailed,
}));
const contract = await import('@rep13/web-kit/remote');
const { defineRemote, REMOTE_CONTRACT_VERSION } = contract;
const NEXT = REMOTE_CONTRACT_VERSION + 1;
jest.unstable_mockModule('@rep13/web-kit/remote', () => ({
  ...contract,
  SUPPORTED_CONTRACT_VERSIONS: [REMOTE_CONTRACT_VERSION, NEXT],
}));
const { CurrentPage } = await import('./CurrentPage.tsx');
const { closePage } = await import('./open-page.ts');

function Faq() {
  useHead({ title: 'FAQ' });
  return (
    <h1>
      Questions <Link to="/signature/7">sign</Link>
    </h1>
  );
}
const Signature = () => <h1>Signing {useParams().signupId}</h1>;

const marketing = defineRemote({
  chrome: 'site',
  routes: [page('/faq', Faq), page('/broken', Broken), page('/step', Faq, 'enclosed')],
});
const funnel = defineRemote({ chrome: 'none', routes: [page('/signature/:signupId', Signature)] });

const open = openerOf(CurrentPage);
const content = (name: string) => document.querySelector(`meta[name=${name}]`)?.getAttribute('content');

beforeEach(async () => {
  await Promise.all(
    ['/faq', '/broken', '/step', '/signature/7', '/nowhere', '/client/nothing', '/client/billing'].map(
      closePage,
    ),
  );
  refreshFailed.mockReset();
  reportFailed.mockReset().mockResolvedValue();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  deployedRemotes
    .mockReset()
    .mockResolvedValue({ ...lineOf('marketing', marketing), ...lineOf('funnel', funnel) });
  loadRemote.mockReset().mockImplementation(async (name) => (name === 'funnel' ? funnel : marketing));
});

describe('CurrentPage', () => {
  it('shows the page of the remote that owns the path, inside the chrome it asks for', async () => {
    await open('/faq');
    expect(heading()).toBe('Questions sign');
    expect(screen.getByRole('banner')).toBeDefined();
    expect(screen.getAllByRole('main')).toHaveLength(1);
  });

  it('goes on to another remote, with the parameters of the path', async () => {
    await open('/faq');
    await click('link', 'sign');
    expect(heading()).toBe('Signing 7');
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.getAllByRole('main')).toHaveLength(1);
  });

  it('surrounds the page of an authority with the mark, help and a short foot, and sells nothing there', async () => {
    await open('/step');
    expect(heading()).toBe('Questions sign');
    expect(screen.getAllByRole('main')).toHaveLength(1);
    const links = (part: HTMLElement) =>
      within(part)
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    expect(links(screen.getByRole('banner'))).toEqual([
      'Rep13',
      LEGAL_ENTITY.supportEmail,
      LEGAL_ENTITY.phone,
    ]);
    const foot = screen.getByRole('contentinfo');
    expect(foot.textContent).toContain(LEGAL_ENTITY.street);
    expect(links(foot)).toEqual([
      ...['For authorities', 'Register of mandates', 'Verify a document'],
      ...['Representative information', 'Terms of Service', 'Privacy Policy'],
    ]);
    fireEvent.click(within(foot).getByRole('button', { name: 'Cookie settings' }));
    expect(useConsentStore.getState().isReopened).toBe(true);
  });

  it('has a card for a path that no remote knows', async () => {
    await open('/nowhere');
    expect(heading()).toBe('404 Page Not Found');
    expect(loadRemote).not.toHaveBeenCalled();
    expect(content('description')).toBe('There is no page at this address of Rep13.');
    expect(content('keywords')?.split(', ').length).toBeGreaterThan(2);
  });

  it('sells nothing to who works in the portal, whether there is no page or it does not come', async () => {
    await open('/client/nothing');
    expect(heading()).toBe('404 Page Not Found');
    expect(screen.queryByRole('link', { name: 'Free Compliance Check' })).toBeNull();
    cleanup();
    deployedRemotes.mockRejectedValueOnce(new Error('offline'));
    await open('/client/billing');
    expect(heading()).toBe('This page could not be loaded');
    expect(screen.queryByRole('link', { name: 'Free Compliance Check' })).toBeNull();
  });

  it('has a card for a remote that does not come, and tries it again', async () => {
    const failure = new Error('gone');
    loadRemote.mockRejectedValueOnce(failure);
    await open('/faq');
    expect(heading()).toBe('This page could not be loaded');
    expect(content('description')).toBe('This page of Rep13 could not be loaded.');
    expect(content('keywords')?.split(', ').length).toBeGreaterThan(2);
    await click('button', 'Try again');
    expect(refreshFailed.mock.calls).toEqual([['marketing', failure]]);
    expect(reportFailed.mock.calls).toEqual([['marketing', 'load']]);
    expect(heading()).toBe('Questions sign');
  });

  it('says that it is for us to put right where the browser is online', async () => {
    loadRemote.mockRejectedValueOnce(new Error('gone'));
    await open('/faq');
    expect(
      screen.getByText("We can't load this page right now. Please try again in a minute."),
    ).toBeDefined();
  });

  it('says that the browser is offline, and comes by itself once it is not', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    loadRemote.mockRejectedValueOnce(new Error('gone'));
    await open('/faq');
    expect(screen.getByText('You are offline. This page loads when you are connected again.')).toBeDefined();
    onLine.mockRestore();
    await act(async () => void fireEvent(window, new Event('online')));
    expect(heading()).toBe('Questions sign');
  });

  it('has the same card while nobody knows what is deployed, and asks again', async () => {
    deployedRemotes.mockRejectedValueOnce(new Error('offline'));
    await open('/faq');
    expect(heading()).toBe('This page could not be loaded');
    await click('button', 'Try again');
    expect(heading()).toBe('Questions sign');
  });

  it('asks a remote under development, which does not say what pages it has', async () => {
    const { marketing: line } = lineOf('marketing', marketing);
    deployedRemotes.mockResolvedValue({ partner: { ...line!, routes: undefined }, marketing: line! });
    loadRemote.mockImplementation(async (name) => (name === 'partner' ? funnel : marketing));
    await open('/signature/7');
    expect(heading()).toBe('Signing 7');
  });

  it('takes remotes of two contracts while one is replaced by the other', async () => {
    loadRemote.mockResolvedValue({ ...marketing, contractVersion: NEXT });
    await open('/faq');
    expect(heading()).toBe('Questions sign');
  });

  it('refuses a remote of any other contract', async () => {
    loadRemote.mockResolvedValue({ ...marketing, contractVersion: NEXT + 1 });
    await open('/faq');
    expect(heading()).toBe('This page could not be loaded');
    expect(reportFailed.mock.calls).toEqual([['marketing', 'contract']]);
  });

  it('keeps a page that breaks to itself', async () => {
    await open('/broken');
    expect(heading()).toBe('This page could not be loaded');
    expect(screen.getByRole('banner')).toBeDefined();
    expect(reportFailed.mock.calls).toEqual([['marketing', 'render']]);
  });

  it('reports nothing while all is well', async () => {
    await open('/faq');
    await click('link', 'sign');
    expect(reportFailed).not.toHaveBeenCalled();
  });
});
