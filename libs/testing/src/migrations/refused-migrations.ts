import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { dataSourceOptions, type ServiceDefinition } from '@rep13/service-kit';
import { REPOSITORY } from '@rep13/local-stack';
import { createTestDatabase } from '../database.ts';
import { narrowings, readSchema } from './schema.ts';

/** What a migration that narrows its schema says of itself. docs/operations/release.md tells when it may. */
interface Narrowing {
  /** The release of the service from which on nothing needs what goes; one before that of the migration. */
  readonly unneededSince?: string;
  /** What goes, in the words of the check. */
  readonly narrows?: readonly string[];
}

type Migrated = Pick<ServiceDefinition, 'name' | 'entities' | 'migrations'>;

/**
 * Carries out the migrations of a service one by one and says which of them the release before would not survive:
 * while a release is brought out, and after it was taken back, that one works with the new schema.
 * @param release of the service that brings them; by default the version in its package.json.
 */
export async function refusedMigrations(
  service: Migrated,
  release: string = releaseOf(service.name),
): Promise<string[]> {
  const database = await createTestDatabase({
    name: 'without-migrations',
    run: () => Promise.resolve(),
  });
  const dataSource = new DataSource(dataSourceOptions(service, { url: database.url, poolSize: 2 }));
  try {
    await dataSource.initialize();
    const db = dataSource.createQueryRunner();
    await db.query(`create schema "${service.name}"`);
    const refusals: string[] = [];
    for (const migration of inOrder(dataSource.migrations))
      refusals.push(...objections(migration, await carryOut(migration, db, service.name), release));
    await db.release();
    return refusals;
  } finally {
    await dataSource.destroy();
    await database.drop();
  }
}

const releaseOf = (service: string): string =>
  (
    JSON.parse(readFileSync(join(REPOSITORY, 'services', service, 'package.json'), 'utf8')) as {
      version: string;
    }
  ).version;

/** By the number at the end of their names, as TypeORM does. */
const inOrder = (migrations: readonly MigrationInterface[]): MigrationInterface[] =>
  [...migrations].sort((a, b) => Number(nameOf(a).slice(-13)) - Number(nameOf(b).slice(-13)));

const nameOf = (migration: MigrationInterface): string => migration.name ?? migration.constructor.name;

/** @returns what the migration takes away. */
async function carryOut(migration: MigrationInterface, db: QueryRunner, schema: string): Promise<string[]> {
  const before = await readSchema(db, schema);
  await db.startTransaction();
  await migration.up(db);
  await db.commitTransaction();
  return narrowings(before, await readSchema(db, schema));
}

function objections(
  migration: MigrationInterface & Narrowing,
  taken: readonly string[],
  release: string,
): string[] {
  const { unneededSince, narrows = [] } = migration;
  const name = nameOf(migration);
  const unsaid = taken.filter((what) => !narrows.includes(what));
  const untrue = narrows.filter((what) => !taken.includes(what));
  return [
    ...unsaid.map((what) => `${name}: ${what}. docs/operations/release.md, "A migration takes two releases"`),
    ...untrue.map((what) => `${name}: it is not so that ${what}; take it out of "narrows"`),
    ...(narrows.length > 0 && !isBefore(unneededSince, release)
      ? [`${name}: "unneededSince" is ${unneededSince}, which is no release before ${release}`]
      : []),
  ];
}

function isBefore(version: string | undefined, release: string): boolean {
  if (!version || !/^\d+\.\d+\.\d+$/.test(version)) return false;
  const [ours, theirs] = [version, release].map((text) => text.split('.').map(Number));
  const at = ours!.findIndex((part, index) => part !== theirs![index]);
  return at >= 0 && ours![at]! < theirs![at]!;
}
