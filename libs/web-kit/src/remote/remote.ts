import type { ComponentType, ReactNode } from 'react';
import type { Address } from '@rep13/contracts-operations';

/**
 * Which contract a remote keeps with the shell; CONTRIBUTING.md tells how it is raised. This file is not shared in the
 * page: each build has its own, so that a remote says what it was built for, and a shell takes what it was built for.
 */
export const REMOTE_CONTRACT_VERSION = 1;

/** What a shell takes: the one in use, and while it changes hands the one before or after it. */
export const SUPPORTED_CONTRACT_VERSIONS: readonly number[] = [REMOTE_CONTRACT_VERSION];

/**
 * What stands round a page: `site` is the public header and footer; `enclosed` is the mark, help and a short foot, for
 * pages that authorities read and write on, where nothing is sold; `none` leaves it to the remote. `main` is the shell's in all cases.
 */
export type PageChrome = 'site' | 'enclosed' | 'none';

export interface RemoteRoute {
  /** A router path such as `/signature/:signupId`. */
  path: string;
  /** Loads the page's code; called once. `() => import('./FaqPage.tsx').then((m) => m.FaqPage)` */
  page: () => Promise<ComponentType>;
  /** The import itself, where `page` puts something round what it loads: the build reads in it which chunk that is. */
  load?: () => Promise<ComponentType>;
  /**
   * What the page asks the server as it opens: on a first visit it is asked while the scripts are on their way, and
   * `useApi` of the same address has the answer. Only what every visitor of the page asks, each address as it is asked.
   */
  asks?: readonly Address<unknown>[];
  /** Rendered to HTML at build time, for visitors without JavaScript and for search engines. Needs `useHead`. */
  isPrerendered?: boolean;
  /** Instead of the remote's. A shell that does not know it puts the remote's round the page. */
  chrome?: PageChrome;
}

/** A part of the site in which signed-in people work. They stay in it where a page is missing, does not come or breaks. */
export interface Workplace {
  /** Where the card for an address without a page leads. */
  home: { to: string; text: string };
  /** Loads what stands inside `main` round the cards of the shell. Until it is there, they wear the `enclosed` chrome. */
  frame: () => Promise<ComponentType<{ children: ReactNode }>>;
}

/** What a remote's `./routes` exposes as `remote`. */
export interface Remote {
  contractVersion: number;
  /** Of every page that names no other. */
  chrome: PageChrome;
  /** False on pages for our staff: the question about cookies opens there only on request. */
  asksAboutCookies?: boolean;
  /** False on pages for our staff; everywhere else the assistant's button floats over the page. */
  offersAssistant?: boolean;
  /** Of the remotes of clients and staff. A shell that does not know it has the `enclosed` chrome round its cards there. */
  workplace?: Workplace;
  routes: readonly RemoteRoute[];
}

/** The one thing a remote exports: `export const remote = defineRemote({ chrome, routes })`. */
export function defineRemote(remote: Omit<Remote, 'contractVersion'>): Remote {
  return { contractVersion: REMOTE_CONTRACT_VERSION, ...remote };
}
