import { DELAYS_MS } from '@rep13/contracts-constants';
import type { ClientProfileChangesView } from '@rep13/contracts-onboarding';
import { useClientApi } from '../session/useClientApi.ts';

export const PROFILE_CHANGES = '/api/client/profile-changes';

/** The change of the own details that is open, and how the last one ended. */
export const useProfileChanges = () =>
  useClientApi<ClientProfileChangesView>(PROFILE_CHANGES, DELAYS_MS.ticketRefresh);
