/** The services in the order in which they are started; the gateway last, because it leads to the others. */
export const SERVICES = ['onboarding', 'agreements', 'sla', 'notifications', 'gateway'] as const;
export type ServiceName = (typeof SERVICES)[number];
