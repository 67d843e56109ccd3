import type { ComponentType } from 'react';
import type { RemoteErrorKind } from '@rep13/contracts-gateway';
import { SUPPORTED_CONTRACT_VERSIONS, type PageChrome, type Remote } from '@rep13/web-kit/remote';
import { matchPath } from '@rep13/web-kit/router';
import { ownersOf } from './owners-of.ts';
import { deployedRemotes, loadRemote, refreshFailed } from './remotes.ts';
import { openWorkplace } from './workplaces.ts';

interface Surroundings extends Pick<Remote, 'asksAboutCookies' | 'offersAssistant'> {
  chrome: PageChrome;
}

export type OpenedPage = Surroundings &
  (
    | { kind: 'page'; owner: string; path: string; Page: ComponentType }
    | { kind: 'not-found' }
    | { kind: 'failed'; owner?: string; failure?: unknown; why: RemoteErrorKind }
  );

/** Who works at one of these addresses is sold nothing, also where there is no page or it cannot be loaded. */
const AT_WORK = /^\/(client|admin)(\/|$)/;

/** What stands round the cards for a page that is not there: at work its frame, as soon as that can be loaded. */
async function roundCard(pathname: string): Promise<Surroundings> {
  if (!AT_WORK.test(pathname)) return { chrome: 'site' };
  const { asksAboutCookies, offersAssistant, Frame } = (await openWorkplace(pathname)) ?? {};
  return { chrome: Frame ? 'none' : 'enclosed', asksAboutCookies, offersAssistant };
}

/** Everywhere but where a remote says otherwise. */
export const isAskedAboutCookies = (opened: OpenedPage): boolean => opened.asksAboutCookies !== false;

/** Everywhere but where a remote says otherwise, and on pages of authorities, who have not come to be advised. */
export const isAssistantOffered = (opened: OpenedPage): boolean =>
  opened.chrome !== 'enclosed' && opened.offersAssistant !== false;

const opening = new Map<string, Promise<OpenedPage>>();
const opened = new Map<string, OpenedPage>();

/** The page of a path if it is loaded already: shown at once, without a moment of waiting. */
export function openedPage(pathname: string): OpenedPage | undefined {
  return opened.get(pathname);
}

/** Loads the page of a path; never rejects. The same promise each time, as React's `use` needs it. */
export function openPage(pathname: string): Promise<OpenedPage> {
  const known = opening.get(pathname);
  if (known) return known;
  const page = load(pathname);
  opening.set(pathname, page);
  void page.then((result) => opening.get(pathname) === page && opened.set(pathname, result));
  return page;
}

/** Forgets a page that could not be loaded, so that it is tried again. */
export async function closePage(pathname: string): Promise<void> {
  const page = opened.get(pathname);
  if (page?.kind === 'failed') await refreshFailed(page.owner, page.failure);
  opening.delete(pathname);
  opened.delete(pathname);
}

async function load(pathname: string): Promise<OpenedPage> {
  let owner: string | undefined;
  try {
    for (owner of ownersOf(pathname, await deployedRemotes())) {
      const remote = await loadRemote(owner);
      if (!SUPPORTED_CONTRACT_VERSIONS.includes(remote.contractVersion))
        return { kind: 'failed', owner, why: 'contract', ...(await roundCard(pathname)) };
      const route = remote.routes.find(({ path }) => matchPath(path, pathname));
      if (route) {
        const { asksAboutCookies, offersAssistant } = remote;
        const { path } = route;
        const Page = await route.page();
        const ofPage = { chrome: route.chrome ?? remote.chrome, asksAboutCookies, offersAssistant };
        return { kind: 'page', owner, path, Page, ...ofPage };
      }
    }
    return { kind: 'not-found', ...(await roundCard(pathname)) };
  } catch (failure) {
    return { kind: 'failed', owner, failure, why: 'load', ...(await roundCard(pathname)) };
  }
}
