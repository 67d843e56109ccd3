import { get as subscription } from '@rep13/contracts-api-client/subscription';
import { addressOf } from '@rep13/contracts-operations';
import { useClientApi } from '../session/useClientApi.ts';

/** What was bought, until when it is paid, and how it ends; `null` as long as nothing is paid. */
export const useSubscription = () => useClientApi(addressOf(subscription));
