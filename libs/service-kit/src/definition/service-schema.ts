import type { MigrationInterface } from 'typeorm';
import type { TableRetention } from './table-retention.ts';

/** The tables of a service: what made them, and what may be done with their rows. Migrations need no more of a service. */
export interface ServiceSchema {
  /** Also its Postgres schema, its NATS queue group and the context in its subjects. */
  readonly name: string;
  readonly migrations: (new () => MigrationInterface)[];
  /** Tables whose rows the service may add and read, never change or delete. */
  readonly appendOnly?: readonly string[];
  /** Tables from which the service deletes rows in its daily work. From all others only the cleaner does. */
  readonly deletes?: readonly string[];
  /** How long the rows of each of its tables are kept. */
  readonly retention?: TableRetention;
}
