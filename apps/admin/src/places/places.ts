import { TAB_LABELS, TABS, tabPath, type Tab } from '../frame/tabs.ts';
import type { AdminRoute } from './admin-routes.tsx';

export interface Place {
  label: string;
  /** What staff say for it. */
  calledToo?: string;
  to: string;
  isForAdmins?: true;
}

const SPOKEN: Partial<Record<Tab, string>> = { checks: 'Checks', signups: 'Clients', sla: 'Tickets' };

/** The dashboard and its lists. On the dashboard itself these are its tabs, under the same names at the same place. */
export const LIST_PLACES: readonly Place[] = TABS.map((tab) => ({
  label: TAB_LABELS[tab],
  to: tab === 'overview' ? '/admin' : tabPath(tab),
  calledToo: SPOKEN[tab],
}));

/** In the row, what else the day is spent with; in the menu, what is looked at now and then. */
export const placesIn = (
  navigation: NonNullable<AdminRoute['navigation']>,
  routes: readonly AdminRoute[],
): readonly Place[] =>
  routes
    .filter((route) => route.navigation === navigation)
    .map(({ title, label = title, calledToo, path: to, isForAdmins }) => ({
      label,
      calledToo,
      to,
      isForAdmins,
    }));

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
