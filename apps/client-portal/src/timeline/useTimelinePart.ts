import type { TimelineEntryView } from '@rep13/contracts-onboarding';
import { DELAYS_MS } from '@rep13/contracts-constants';
import { useClientApi } from '../session/useClientApi.ts';

/** Entries shown at a time. */
export const PART_SIZE = 8;

/** One more than is shown, so that it is known whether there are earlier ones. The newest part refreshes itself. */
export function useTimelinePart(before: number | undefined) {
  const cursor = before === undefined ? '' : `&cursor=${before}`;
  return useClientApi<TimelineEntryView[]>(
    `/api/client/timeline?limit=${PART_SIZE + 1}${cursor}`,
    before === undefined ? DELAYS_MS.ticketRefresh : 0,
  );
}
