import { useLocation, useSearchParams } from '@rep13/web-kit/router';

export const TABS = ['overview', 'checks', 'signups', 'sla', 'audit'] as const;
export type Tab = (typeof TABS)[number];

/** As the specification names them. */
export const TAB_LABELS: Record<Tab, string> = {
  overview: 'Overview',
  checks: 'Compliance Checks',
  signups: 'Client Signups',
  sla: 'SLA Monitoring',
  audit: 'Audit Logs',
};

export const tabPath = (tab: Tab): string => `/admin?tab=${tab}`;

/** The open tab stands in the address, so that a reload and a shared link open the same one. */
export function useTab(): [Tab, (tab: Tab) => void] {
  const [query, setQuery] = useSearchParams();
  const tab = TABS.find((name) => name === query.get('tab')) ?? 'overview';
  return [tab, (next) => setQuery({ tab: next })];
}

/** What the address asks for and is no tab. */
export function useUnknownTab(): string | undefined {
  const wanted = new URLSearchParams(useLocation().search).get('tab');
  return !wanted || TABS.some((tab) => tab === wanted) ? undefined : wanted.slice(0, 40);
}
