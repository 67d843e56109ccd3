import { AGREEMENTS_COMMANDS, AGREEMENTS_EVENTS } from '@rep13/contracts-agreements';
import { GATEWAY_COMMANDS, GATEWAY_EVENTS } from '@rep13/contracts-gateway';
import type { Command, CommandClass, EventClass } from '@rep13/contracts-messaging';
import { NOTIFICATIONS_COMMANDS, NOTIFICATIONS_EVENTS } from '@rep13/contracts-notifications';
import { ONBOARDING_COMMANDS, ONBOARDING_EVENTS } from '@rep13/contracts-onboarding';
import { SLA_COMMANDS, SLA_EVENTS } from '@rep13/contracts-sla';

interface ServiceContracts {
  readonly events: readonly EventClass[];
  readonly commands: readonly CommandClass<Command<unknown>>[];
}

const SERVICES: readonly ServiceContracts[] = [
  { events: ONBOARDING_EVENTS, commands: ONBOARDING_COMMANDS },
  { events: AGREEMENTS_EVENTS, commands: AGREEMENTS_COMMANDS },
  { events: SLA_EVENTS, commands: SLA_COMMANDS },
  { events: NOTIFICATIONS_EVENTS, commands: NOTIFICATIONS_COMMANDS },
  { events: GATEWAY_EVENTS, commands: GATEWAY_COMMANDS },
];

/** Every event of every service: the audit log has one row for each that was announced. */
export const EVENT_CATALOGUE: readonly EventClass[] = SERVICES.flatMap(({ events }) => events);

/** Every command that a service answers. */
export const COMMAND_CATALOGUE: ServiceContracts['commands'] = SERVICES.flatMap(({ commands }) => commands);
