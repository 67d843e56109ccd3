import type { ComponentType, ReactNode } from 'react';
import type { Registry } from '@rep13/web-kit/registry';
import type { Remote, Workplace } from '@rep13/web-kit/remote';
import { deployedRemotes, loadRemote } from './remotes.ts';

/** A part of the site in which signed-in people work, ready to be put round a card. */
export interface OpenedWorkplace extends Pick<Remote, 'asksAboutCookies' | 'offersAssistant'> {
  home: Workplace['home'];
  Frame: ComponentType<{ children: ReactNode }>;
}

const opened = new Map<string, OpenedWorkplace>();

/** The one that a path lies in if it is loaded already. */
export const openedWorkplace = (pathname: string): OpenedWorkplace | undefined =>
  opened.get(partOf(pathname));

/** Loads the one that a path lies in. Nothing for public pages, and while it can't be loaded; never rejects. */
export async function openWorkplace(pathname: string): Promise<OpenedWorkplace | undefined> {
  const part = partOf(pathname);
  if (!opened.has(part)) {
    const workplace = await load(part).catch(() => undefined);
    if (workplace) opened.set(part, workplace);
  }
  return opened.get(part);
}

async function load(part: string): Promise<OpenedWorkplace | undefined> {
  for (const name of remotesIn(part, await deployedRemotes())) {
    const { workplace, asksAboutCookies, offersAssistant } = await loadRemote(name);
    if (workplace) {
      const Frame = await workplace.frame();
      return { home: workplace.home, Frame, asksAboutCookies, offersAssistant };
    }
  }
  return undefined;
}

/** Those with pages in it, the one with the most first: others have a page or two in the workplace of another. */
function remotesIn(part: string, registry: Registry): string[] {
  const pagesOf = (name: string) =>
    registry[name]?.routes?.filter((path) => partOf(path) === part).length ?? 0;
  return Object.keys(registry)
    .filter((name) => pagesOf(name) > 0)
    .toSorted((a, b) => pagesOf(b) - pagesOf(a));
}

/** Its first name: `client` of `/client/billing`. */
const partOf = (path: string): string => path.split('/')[1] ?? '';
