import { DataSource, type DataSourceOptions } from 'typeorm';
import type { ServiceDefinition } from '../bootstrap/service-definition.ts';
import { CreateKitTables1790000000000 } from './create-kit-tables.migration.ts';
import { SnakeCaseNaming } from './snake-case.naming.ts';

/** A statement may take so long; whoever asked has given up by then. Design section 5. */
const STATEMENT_TIMEOUT_MS = 1_500;

/** One schema per service, named like it. Nothing is ever synchronised: migrations only. */
export function dataSourceOptions(
  service: Pick<ServiceDefinition, 'name' | 'entities' | 'migrations'>,
  connection: { url: string; poolSize: number; statementTimeoutMs?: number },
): DataSourceOptions {
  const timeout = connection.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS;
  return {
    type: 'postgres',
    url: connection.url,
    schema: service.name,
    entities: service.entities,
    migrations: [CreateKitTables1790000000000, ...service.migrations],
    migrationsTableName: 'migrations',
    namingStrategy: new SnakeCaseNaming(),
    invalidWhereValuesBehavior: { null: 'throw', undefined: 'throw' },
    applicationName: `rep13-${service.name}`,
    poolSize: connection.poolSize,
    extra: {
      options: `-c search_path=${service.name}`,
      connectionTimeoutMillis: STATEMENT_TIMEOUT_MS,
      statement_timeout: timeout,
      idle_in_transaction_session_timeout: 10_000,
    },
  };
}

/** Brings one service's schema up to date; safe to run by several at once. */
export async function migrate(service: ServiceDefinition, databaseUrl: string): Promise<void> {
  const dataSource = new DataSource(
    dataSourceOptions(service, { url: databaseUrl, poolSize: 2, statementTimeoutMs: 0 }),
  );
  await dataSource.initialize();
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query('select pg_advisory_lock(hashtext($1))', [`migrate ${service.name}`]);
    await lock.query(`create schema if not exists "${service.name}"`);
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    await lock.release();
    await dataSource.destroy();
  }
}
