import { orderPath } from '../frame/order-path.ts';
import { tabIn, type Tab } from '../frame/tabs.ts';

const SIGN_IN = '/client/login';
const DASHBOARD = '/client/dashboard';

/** What the screen before tells the sign-in page; not in the address, so that a bookmark does not repeat it. */
export interface SignInNews {
  sessionEnded?: boolean;
  /** A link from our mail was opened that ended when the account was set up. */
  accountIsSetUp?: boolean;
  /** Of the account that has just been set up. */
  clientId?: string;
}

/** The sign-in page, which leads on to the wanted tab. Only to our own pages: the address may come from a stranger. */
export const signInPath = (wanted: Tab): string =>
  wanted === 'overview' ? SIGN_IN : `${SIGN_IN}?tab=${wanted}`;

/** The sign-in page that leads on to the account page. */
export const SIGN_IN_FOR_ACCOUNT = `${SIGN_IN}?back=/client/account`;

/** The sign-in page that leads on to the billing page. */
export const SIGN_IN_FOR_BILLING = `${SIGN_IN}?back=/client/billing`;

/** The sign-in page that leads on to the page of an order. */
export const signInForOrder = (id: string): string => `${SIGN_IN}?back=${orderPath(id)}`;

/** Pages besides the dashboard that send somebody here whose session has ended on them. */
const LEADS_BACK =
  /^\/(client\/account|client\/billing|client\/orders\/[1-9]\d{0,9}|(signature\/|payment\?signupId=|(client\/)?provider-information\?signupId=)\d{9,10})$/;

/** Where somebody who signs in at this address wants to go. */
export function wantedPath(query: URLSearchParams): string {
  const back = query.get('back') ?? '';
  return LEADS_BACK.test(back) ? back : wantedTab(query);
}

/** The tab that is wanted, for somebody who is signed in already. */
export const wantedTab = (query: URLSearchParams): string =>
  query.has('tab') ? `${DASHBOARD}?tab=${tabIn(query)}` : DASHBOARD;
