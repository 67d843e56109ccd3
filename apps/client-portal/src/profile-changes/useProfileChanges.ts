import { get as profileChanges } from '@rep13/contracts-api-client/profile-changes';
import { DELAYS_MS } from '@rep13/contracts-constants';
import { addressOf } from '@rep13/contracts-operations';
import { useClientApi } from '../session/useClientApi.ts';

/** The change of the own details that is open, and how the last one ended. */
export const useProfileChanges = () => useClientApi(addressOf(profileChanges), DELAYS_MS.ticketRefresh);
