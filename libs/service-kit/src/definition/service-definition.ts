import type { Type } from '@nestjs/common';
import type { Command, CommandClass, EventClass } from '@rep13/contracts-messaging';
import type { MigrationInterface } from 'typeorm';
import type { ServiceConfig } from '../config/service-config.ts';
import type { JobDefinition } from './job-definition.ts';
import type { ServiceGauge } from './service-gauge.ts';
import type { TableRetention } from './table-retention.ts';

/** Everything the kit must know to run a service. */
export interface ServiceDefinition<C extends ServiceConfig = ServiceConfig> {
  /** Also its Postgres schema, its NATS queue group and the context in its subjects. */
  readonly name: string;
  readonly module: Type;
  readonly config: new () => C;
  /** What it answers; it does not start while one has no responder. */
  readonly commands?: readonly CommandClass[];
  /** What it announces; it can announce nothing else. */
  readonly events?: readonly EventClass[];
  readonly entities: Type[];
  readonly migrations: (new () => MigrationInterface)[];
  /**
   * Commands of other services that it sends; all others are refused, here and by NATS. Only the gateway, which leads
   * to everybody, calls `everything`. After a change: `npm run reference`.
   */
  readonly calls?: readonly CommandClass<Command<unknown>>[] | 'everything';
  /** Tables whose rows the service may add and read, never change or delete. */
  readonly appendOnly?: readonly string[];
  /** Tables from which the service deletes rows in its daily work. From all others only the cleaner does. */
  readonly deletes?: readonly string[];
  /** How long the rows of each of its tables are kept. */
  readonly retention?: TableRetention;
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
