import { tabIn, type Tab } from '../dashboard/tabs.ts';

const LOGIN = '/client/login';
const DASHBOARD = '/client/dashboard';

/** What the screen before tells the login page; not in the address, so that a bookmark does not repeat it. */
export interface LoginNews {
  sessionEnded?: boolean;
  /** Of whoever has just set up the account. */
  clientId?: string;
}

/** The login page, which leads on to the tab that was wanted. Only tabs: the address may come from a stranger. */
export const loginPath = (wanted: Tab): string => (wanted === 'overview' ? LOGIN : `${LOGIN}?tab=${wanted}`);

/** Where somebody who signs in at this address wants to go. */
export const wantedPath = (query: URLSearchParams): string =>
  query.has('tab') ? `${DASHBOARD}?tab=${tabIn(query)}` : DASHBOARD;
