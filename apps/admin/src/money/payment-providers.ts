import { DEMO_PROVIDER } from '@rep13/contracts-constants';

const NAMES: Record<string, string> = { [DEMO_PROVIDER]: 'Demo', stripe: 'Stripe' };

/** What staff calls a payment provider. */
export const providerName = (provider: string): string => NAMES[provider] ?? provider;
