import { TAB_LABELS, TABS, tabPath, type Tab } from '../frame/tabs.ts';

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

/** What else the day is spent with. */
export const PLACES: readonly Place[] = [
  { label: 'Emails', to: '/admin/emails' },
  { label: 'Messages', to: '/admin/messages' },
  { label: 'Staff', to: '/admin/staff', isForAdmins: true },
  { label: 'Approvals', to: '/admin/approvals' },
];

/** What is looked at now and then. */
export const MORE_PLACES: readonly Place[] = [
  { label: 'Calendar', to: '/admin/calendar' },
  { label: 'Response times', to: '/admin/response-times' },
  { label: 'Payments', to: '/admin/payments' },
  { label: 'Invoices', to: '/admin/invoices' },
  { label: 'Billing tasks', to: '/admin/billing-tasks' },
  { label: 'Held requests', to: '/admin/held-requests' },
  { label: 'Authorities', to: '/admin/authorities' },
  { label: 'Member States to notify', to: '/admin/designations' },
  { label: 'Our own details', to: '/admin/representative', calledToo: 'Representative' },
  { label: 'Changes of clients', to: '/admin/profile-changes' },
  { label: 'Incidents', to: '/admin/incidents' },
  { label: 'Retention', to: '/admin/retention' },
  { label: 'Dead letters', to: '/admin/dead-letters' },
  { label: 'Releases', to: '/admin/releases' },
];

/** Pages of one record belong to the list that it stands in. */
const RECORDS: readonly (readonly [below: string, list: Tab])[] = [
  ['/admin/tickets/', 'sla'],
  ['/admin/clients/', 'signups'],
];

/** How a link says that one is there: the page itself, or a page of what it lists. */
export function currentIn({ to }: Place, pathname: string, search: string): 'page' | 'true' | undefined {
  const [path, query = ''] = to.split('?');
  if (path !== '/admin') return path === pathname ? 'page' : undefined;
  const tab = new URLSearchParams(query).get('tab') ?? 'overview';
  if (pathname === path) return tab === openTab(search) ? 'page' : undefined;
  return RECORDS.some(([below, list]) => list === tab && pathname.startsWith(below)) ? 'true' : undefined;
}

const openTab = (search: string): string => {
  const wanted = new URLSearchParams(search).get('tab');
  return TABS.find((tab) => tab === wanted) ?? 'overview';
};
