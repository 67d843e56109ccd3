import type { ComponentType } from 'react';

/** Raised when shell and remotes of before and after can't work together. */
export const REMOTE_CONTRACT_VERSION = 1;

export interface RemoteRoute {
  /** A router path such as `/signature/:signupId`. */
  path: string;
  /** Loads the page's code; called once. `() => import('./FaqPage.tsx').then((m) => m.FaqPage)` */
  page: () => Promise<ComponentType>;
  /** Rendered to HTML at build time, for visitors without JavaScript and for search engines. Needs `useHead`. */
  isPrerendered?: boolean;
}

/** What a remote's `./routes` exposes as `remote`. */
export interface Remote {
  contractVersion: number;
  /**
   * `site` puts the public header and footer round the pages; `none` leaves that to the remote. `main` is the
   * shell's in both cases.
   */
  chrome: 'site' | 'none';
  routes: readonly RemoteRoute[];
}

/** The one thing a remote exports: `export const remote = defineRemote({ chrome, routes })`. */
export function defineRemote(remote: Omit<Remote, 'contractVersion'>): Remote {
  return { contractVersion: REMOTE_CONTRACT_VERSION, ...remote };
}
