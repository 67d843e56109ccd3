import { TAB_LABELS, TABS, tabPath, type Tab } from '../frame/tabs.ts';
import type { AdminRoute } from './admin-routes.tsx';
import { GROUP_LABELS, type Group } from './groups.ts';

export interface Place {
  label: string;
  /** What staff say for it. */
  calledToo?: string;
  to: string;
  isForAdmins?: true;
}

export interface PlaceGroup {
  label: string;
  places: readonly Place[];
}

const SPOKEN: Partial<Record<Tab, string>> = { checks: 'Checks', signups: 'Clients', sla: 'Tickets' };

const GROUPS = Object.keys(GROUP_LABELS) as Group[];

const GROUP_OF: Record<Exclude<Tab, 'overview'>, Group> = {
  sla: 'orders',
  signups: 'clients',
  checks: 'clients',
  audit: 'system',
};
const LISTS = Object.keys(GROUP_OF) as (keyof typeof GROUP_OF)[];

export const OVERVIEW: Place = { label: TAB_LABELS.overview, to: '/admin' };

/** Every page that the navigation links to, besides the overview: in each group the lists of the dashboard first. */
export const placesByGroup = (routes: readonly AdminRoute[]): readonly PlaceGroup[] =>
  GROUPS.map((group) => ({
    label: GROUP_LABELS[group],
    places: [
      ...LISTS.filter((tab) => GROUP_OF[tab] === group).map(listPlace),
      ...routes.filter((route) => route.group === group).map(toPlace),
    ],
  }));

const listPlace = (tab: Tab): Place => ({
  label: TAB_LABELS[tab],
  to: tabPath(tab),
  calledToo: SPOKEN[tab],
});

const toPlace = ({ title: label, calledToo, path: to, isForAdmins }: AdminRoute): Place => ({
  label,
  calledToo,
  to,
  isForAdmins,
});

/** How a link says that one is there: the page itself, or a page of what it lists. */
export function currentIn(
  { to }: Place,
  { pathname, search }: { pathname: string; search: string },
  routes: readonly AdminRoute[],
): 'page' | 'true' | undefined {
  const [path, query = ''] = to.split('?');
  if (path !== '/admin') {
    if (path === pathname) return 'page';
    return pathname.startsWith(`${path}/`) ? 'true' : undefined;
  }
  const tab = new URLSearchParams(query).get('tab') ?? 'overview';
  if (pathname === path) return tab === openTab(search) ? 'page' : undefined;
  const isRecord = routes.some(
    (route) => route.recordOf === tab && pathname.startsWith(withoutParameter(route.path)),
  );
  return isRecord ? 'true' : undefined;
}

/** `/admin/tickets/:id` → `/admin/tickets/` */
const withoutParameter = (path: string): string => path.replace(/:.*$/, '');

const openTab = (search: string): string => {
  const wanted = new URLSearchParams(search).get('tab');
  return TABS.find((tab) => tab === wanted) ?? 'overview';
};
