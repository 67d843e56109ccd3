import { TABS, tabPath, type Tab } from '../frame/tabs.ts';

export interface Place {
  label: string;
  to: string;
  isForAdmins?: true;
}

/** What the day is spent with. The lists are the tabs of the dashboard, under a shorter name. */
export const PLACES: readonly Place[] = [
  { label: 'Overview', to: '/admin' },
  { label: 'Tickets', to: tabPath('sla') },
  { label: 'Clients', to: tabPath('signups') },
  { label: 'Checks', to: tabPath('checks') },
  { label: 'Emails', to: '/admin/emails' },
  { label: 'Messages', to: '/admin/messages' },
  { label: 'Audit', to: tabPath('audit') },
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
  { label: 'Changes of clients', to: '/admin/profile-changes' },
  { label: 'Incidents', to: '/admin/incidents' },
  { label: 'Retention', to: '/admin/retention' },
  { label: 'Dead letters', to: '/admin/dead-letters' },
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
