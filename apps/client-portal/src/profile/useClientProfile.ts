import { profile } from '@rep13/contracts-api-client/client';
import { DELAYS_MS } from '@rep13/contracts-constants';
import { addressOf } from '@rep13/contracts-operations';
import { useClientApi } from '../session/useClientApi.ts';

/** Refreshes itself as the orders do: whether everything is in order hangs on it. */
export function useClientProfile() {
  return useClientApi(addressOf(profile), DELAYS_MS.ticketRefresh);
}
