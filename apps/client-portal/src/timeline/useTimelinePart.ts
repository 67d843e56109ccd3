import { timeline } from '@rep13/contracts-api-client/timeline';
import { DELAYS_MS } from '@rep13/contracts-constants';
import { addressOf } from '@rep13/contracts-operations';
import { useClientApi } from '../session/useClientApi.ts';

/** Entries shown at a time. */
export const PART_SIZE = 8;

/** One more than is shown, so that it is known whether there are earlier ones. The newest part refreshes itself. */
export function useTimelinePart(before: number | undefined) {
  return useClientApi(
    addressOf(timeline, { query: { limit: PART_SIZE + 1, cursor: before } }),
    before === undefined ? DELAYS_MS.ticketRefresh : 0,
  );
}
