/** Moves no money: to try things out. */
export const DEMO = 'demo';

const NAMES: Record<string, string> = { [DEMO]: 'Demo', stripe: 'Stripe' };

/** What staff calls a payment provider. */
export const providerName = (provider: string): string => NAMES[provider] ?? provider;
