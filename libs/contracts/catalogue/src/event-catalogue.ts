import { AGREEMENTS_EVENTS } from '@rep13/contracts-agreements';
import { GATEWAY_EVENTS } from '@rep13/contracts-gateway';
import type { EventClass } from '@rep13/contracts-messaging';
import { NOTIFICATIONS_EVENTS } from '@rep13/contracts-notifications';
import { ONBOARDING_EVENTS } from '@rep13/contracts-onboarding';
import { SLA_EVENTS } from '@rep13/contracts-sla';

/** Every event of every service: the audit log has one row for each that was announced. */
export const EVENT_CATALOGUE: readonly EventClass[] = [
  ...ONBOARDING_EVENTS,
  ...AGREEMENTS_EVENTS,
  ...SLA_EVENTS,
  ...NOTIFICATIONS_EVENTS,
  ...GATEWAY_EVENTS,
];
