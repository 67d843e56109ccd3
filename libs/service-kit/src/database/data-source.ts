import { DataSource, type DataSourceOptions, type QueryRunner } from 'typeorm';
import type { ServiceDefinition } from '../definition/service-definition.ts';
import type { ServiceSchema } from '../definition/service-schema.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { tracedClient } from '../tracing/traced-client.ts';
import { AddJobTrace1796300000000 } from './add-job-trace.migration.ts';
import { AddPostponement1796000000000 } from './add-postponement.migration.ts';
import { ConnectionPool } from './connection-pool.ts';
import { CreateEventPositions1796200000000 } from './create-event-positions.migration.ts';
import { CreateKitTables1790000000000 } from './create-kit-tables.migration.ts';
import { CreateRetentionRuns1796100000000 } from './create-retention-runs.migration.ts';
import { PlanningClient } from './planning-client.ts';
import { replacedWhenUseless } from './replaced-when-useless.ts';
import { SnakeCaseNaming } from './snake-case.naming.ts';
import { grantTables } from './table-rights.ts';

/** A statement may take so long: the caller gives up on the service after 2 s. */
const STATEMENT_TIMEOUT_MS = 1_500;

/** The kit's tables and the service's own. */
export const migrationsOf = ({ migrations }: Pick<ServiceSchema, 'migrations'>) => [
  CreateKitTables1790000000000,
  AddPostponement1796000000000,
  CreateRetentionRuns1796100000000,
  CreateEventPositions1796200000000,
  AddJobTrace1796300000000,
  ...migrations,
];

/** One schema per service, named like it; extensions live in `public`. Nothing is ever synchronised: migrations only. */
export function dataSourceOptions(
  service: Pick<ServiceDefinition, 'name' | 'entities' | 'migrations'>,
  connection: { url: string; poolSize: number; statementTimeoutMs?: number; tracing?: Tracing },
): DataSourceOptions {
  const timeout = connection.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS;
  // What may take for ever, as a migration, is waited for.
  const Client = timeout > 0 ? replacedWhenUseless(PlanningClient, timeout) : PlanningClient;
  return {
    type: 'postgres',
    driver: { Pool: ConnectionPool },
    url: connection.url,
    schema: service.name,
    entities: service.entities,
    migrations: migrationsOf(service),
    migrationsTableName: 'migrations',
    namingStrategy: new SnakeCaseNaming(),
    invalidWhereValuesBehavior: { null: 'throw', undefined: 'throw' },
    // Making one takes rights that a service has not.
    installExtensions: false,
    applicationName: `rep13-${service.name}`,
    poolSize: connection.poolSize,
    extra: {
      Client: connection.tracing ? tracedClient(Client, connection.tracing, service.name) : Client,
      // Planning is what our short queries can afford, compiling them is not.
      options: `-c search_path=${service.name},public -c jit=off`,
      connectionTimeoutMillis: STATEMENT_TIMEOUT_MS,
      statement_timeout: timeout,
      idle_in_transaction_session_timeout: 10_000,
    },
  };
}

/**
 * Brings one service's schema up to date and lets the service's role use it; safe to run by several at once.
 * @param databaseUrl of the schema's owner, or of someone who may make schemas.
 */
export async function migrate(schema: ServiceSchema, databaseUrl: string): Promise<void> {
  const dataSource = new DataSource(
    dataSourceOptions({ ...schema, entities: [] }, { url: databaseUrl, poolSize: 2, statementTimeoutMs: 0 }),
  );
  await dataSource.initialize();
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query('select pg_advisory_lock(hashtext($1))', [`migrate ${schema.name}`]);
    await ensureSchema(lock, schema.name);
    await dataSource.runMigrations({ transaction: 'each' });
    await grantTables(lock, schema);
  } finally {
    await lock.release();
    await dataSource.destroy();
  }
}

/** Asked first: `if not exists` alone wants the right to make schemas, even when there is nothing to make. */
async function ensureSchema(db: QueryRunner, name: string): Promise<void> {
  const found = (await db.query('select 1 from pg_namespace where nspname = $1', [name])) as unknown[];
  if (found.length === 0) await db.query(`create schema "${name}"`);
}
