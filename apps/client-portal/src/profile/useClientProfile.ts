import type { ClientProfileView } from '@rep13/contracts-onboarding';
import { DELAYS_MS } from '@rep13/contracts-constants';
import { useClientApi } from '../session/useClientApi.ts';

/** Refreshes itself as the orders do: whether everything is in order hangs on it. */
export function useClientProfile() {
  return useClientApi<ClientProfileView>('/api/client/profile', DELAYS_MS.ticketRefresh);
}
