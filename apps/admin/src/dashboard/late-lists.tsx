import { latePart } from '@rep13/ui';
import type { Tab } from '../frame/tabs.ts';

/** About the room of a list before it comes. */
const LINES = 12;

type ListTab = Exclude<Tab, 'overview'>;

/** Who opens the overview does not wait for the code of the lists. */
const LATE_LISTS: Record<ListTab, ReturnType<typeof latePart>> = {
  checks: latePart(
    () =>
      import(/* webpackChunkName: "checks" */ '../compliance-checks/ChecksTab.tsx').then((m) => m.ChecksTab),
    LINES,
  ),
  signups: latePart(
    () => import(/* webpackChunkName: "signups" */ '../signups/SignupsTab.tsx').then((m) => m.SignupsTab),
    LINES,
  ),
  sla: latePart(
    () => import(/* webpackChunkName: "tickets" */ '../sla-tickets/TicketsTab.tsx').then((m) => m.TicketsTab),
    LINES,
  ),
  audit: latePart(
    () =>
      import(/* webpackChunkName: "audit-logs" */ '../audit-logs/AuditLogsTab.tsx').then(
        (m) => m.AuditLogsTab,
      ),
    LINES,
  ),
};

export function LateList({ of }: { of: ListTab }) {
  const { LatePart } = LATE_LISTS[of];
  return <LatePart />;
}

/** Never rejects. */
export const preloadList = (tab: ListTab): Promise<void> => LATE_LISTS[tab].preload();

/** One after the other. Never rejects. */
export async function preloadLists(): Promise<void> {
  for (const { preload } of Object.values(LATE_LISTS)) await preload();
}
