import type { Type } from '@nestjs/common';
import type { Command, CommandClass, EventClass } from '@rep13/contracts-messaging';
import type { ServiceConfig } from '../config/service-config.ts';
import type { JobDefinition } from './job-definition.ts';
import type { ServiceGauge } from './service-gauge.ts';
import type { ServiceSchema } from './service-schema.ts';

/** Everything the kit must know to run a service. */
export interface ServiceDefinition<C extends ServiceConfig = ServiceConfig> extends ServiceSchema {
  readonly module: Type;
  readonly config: new () => C;
  /** What it answers; it does not start while one has no responder. */
  readonly commands?: readonly CommandClass[];
  /** What it announces; it can announce nothing else. */
  readonly events?: readonly EventClass[];
  readonly entities: Type[];
  /**
   * Commands of other services that it sends; all others are refused, here and by NATS. Only the gateway, which leads
   * to everybody, calls `everything`. After a change: `npm run reference`.
   */
  readonly calls?: readonly CommandClass<Command<unknown>>[] | 'everything';
  /** Work that this service does outside of requests; each needs a processor. */
  readonly jobs: readonly JobDefinition<object>[];
  /** What monitors may ask of it beside what every service says. */
  readonly gauges?: readonly ServiceGauge[];
  /** Its main port is open to everybody: metrics and details of its health get a port of their own. */
  readonly isPublic?: true;
}

export const defineService = <C extends ServiceConfig>(
  definition: ServiceDefinition<C>,
): ServiceDefinition<C> => definition;
