import type { ComponentType } from 'react';
import type { RemoteErrorKind } from '@rep13/contracts-gateway';
import { SUPPORTED_CONTRACT_VERSIONS, type PageChrome } from '@rep13/web-kit/remote';
import { matchPath } from '@rep13/web-kit/router';
import { ownersOf } from './owners-of.ts';
import { deployedRemotes, loadRemote, refreshFailed } from './remotes.ts';

export type OpenedPage =
  | {
      kind: 'page';
      owner: string;
      path: string;
      Page: ComponentType;
      chrome: PageChrome;
      asksAboutCookies?: boolean;
      offersAssistant?: boolean;
    }
  | { kind: 'not-found'; chrome: PageChrome }
  | { kind: 'failed'; owner?: string; failure?: unknown; why: RemoteErrorKind; chrome: PageChrome };

/** Who works at one of these addresses is sold nothing, also where there is no page or it cannot be loaded. */
const AT_WORK = /^\/(client|admin)(\/|$)/;

/** What stands round the cards for a page that is not there. */
const chromeOfCard = (pathname: string): PageChrome => (AT_WORK.test(pathname) ? 'enclosed' : 'site');

/** Everywhere but where a remote says otherwise. */
export const isAskedAboutCookies = (opened: OpenedPage): boolean =>
  opened.kind !== 'page' || opened.asksAboutCookies !== false;

/** Everywhere but where a remote says otherwise, and on pages of authorities, who have not come to be advised. */
export const isAssistantOffered = (opened: OpenedPage): boolean =>
  opened.chrome !== 'enclosed' && (opened.kind !== 'page' || opened.offersAssistant !== false);

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
  const chrome = chromeOfCard(pathname);
  try {
    for (owner of ownersOf(pathname, await deployedRemotes())) {
      const remote = await loadRemote(owner);
      if (!SUPPORTED_CONTRACT_VERSIONS.includes(remote.contractVersion))
        return { kind: 'failed', owner, why: 'contract', chrome };
      const route = remote.routes.find(({ path }) => matchPath(path, pathname));
      if (route) {
        const { asksAboutCookies, offersAssistant } = remote;
        const { path } = route;
        const Page = await route.page();
        const ofPage = { chrome: route.chrome ?? remote.chrome, asksAboutCookies, offersAssistant };
        return { kind: 'page', owner, path, Page, ...ofPage };
      }
    }
    return { kind: 'not-found', chrome };
  } catch (failure) {
    return { kind: 'failed', owner, failure, why: 'load', chrome };
  }
}
