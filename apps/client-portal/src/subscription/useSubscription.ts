import type { SubscriptionView } from '@rep13/contracts-onboarding';
import { useClientApi } from '../session/useClientApi.ts';

export const SUBSCRIPTION = '/api/client/subscription';

/** What was bought, until when it is paid, and how it ends; `null` as long as nothing is paid. */
export const useSubscription = () => useClientApi<SubscriptionView | null>(SUBSCRIPTION);
