import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { findPostgresFolder, SYSTEM_PLACES, type SearchPlaces } from './binaries.ts';
import { packagedPostgres } from './packaged-postgres.ts';
import { storedSecret } from '../data/data-folder.ts';
import { postgresHome, unprivilegedOwner } from './postgres-home.ts';
import { LOOPBACK } from './ports.ts';
import type { Owner, Program } from '../processes/program.ts';
import { systemEnvironment } from '../processes/system-environment.ts';

const run = promisify(execFile);
const USER = 'rep13';

/** A PostgreSQL of our own and the URL of its superuser. */
export interface PrivatePostgres {
  readonly program: Program;
  readonly url: string;
}

/**
 * The server's own log tells of itself, not of statements that failed: what it would say of them may hold values of
 * rows, and the service that sent one logs it without.
 */
const QUIET_ABOUT_ROWS = { log_min_messages: 'log', log_min_error_statement: 'panic' };

/** What a throw-away test server may do without: waiting for the disk. */
const UNSAFE_BUT_FAST = {
  ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  // What it writes may be kept in memory.
  max_wal_size: '256MB',
};

/**
 * Prepares (once) and describes a PostgreSQL under `folder`; data and the generated password stay there.
 * @param durable false only for tests: a crash may lose data.
 * @param places where installed programs are looked for, before those of the npm package.
 * @throws when no PostgreSQL of the data's version is installed, or its files cannot be made.
 */
export async function privatePostgres(
  folder: string,
  port: number,
  { durable = true, places = SYSTEM_PLACES }: { durable?: boolean; places?: SearchPlaces } = {},
): Promise<PrivatePostgres> {
  await mkdir(folder, { recursive: true });
  const owner = await unprivilegedOwner();
  const home = await postgresHome(folder, owner);
  const data = join(home, 'data');
  const password = await storedSecret(join(folder, 'postgres.password'));
  const bin = await folderFor(data, places);
  if (!existsSync(join(data, 'PG_VERSION'))) await initialise(bin, home, data, password, owner);
  const url = `postgres://${USER}:${password}@${LOOPBACK}:${port}/postgres`;
  const settings = {
    listen_addresses: LOOPBACK,
    unix_socket_directories: '',
    max_connections: '200',
    ...QUIET_ABOUT_ROWS,
    ...(durable ? {} : UNSAFE_BUT_FAST),
  };
  return {
    url,
    program: {
      name: 'postgres',
      command: join(bin, 'postgres'),
      args: [
        '-D',
        data,
        '-p',
        `${port}`,
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      owner,
      // SIGTERM would wait for every client to leave; SIGINT ends their sessions in good order.
      stopSignal: 'SIGINT',
      answers: () => acceptsQueries(url),
    },
  };
}

/** Which major version made the data there; undefined where there is none. */
export const versionOf = (data: string): Promise<string | undefined> =>
  readFile(join(data, 'PG_VERSION'), 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  );

async function folderFor(data: string, places: SearchPlaces): Promise<string> {
  const version = await versionOf(data);
  const folder = findPostgresFolder(version, places);
  if (folder) return folder;
  const packaged = packagedPostgres();
  if (packaged && (version ?? packaged.major) === packaged.major) return packaged.folder;
  throw new Error(
    version
      ? `The data in ${data} needs PostgreSQL ${version}; install it or move the data away.`
      : 'No PostgreSQL found.',
  );
}

async function initialise(
  bin: string,
  home: string,
  data: string,
  password: string,
  owner?: Owner,
): Promise<void> {
  // An interrupted first start leaves half a cluster without PG_VERSION; it holds nothing yet.
  await rm(data, { recursive: true, force: true });
  const passwordFile = join(home, '.initial-password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (owner) await chown(passwordFile, owner.uid, owner.gid);
  const options = [
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    ...localeFor(bin),
    '--no-sync',
  ];
  await run(join(bin, 'initdb'), ['-D', data, '-U', USER, ...options], {
    ...owner,
    cwd: home,
    env: systemEnvironment(),
  });
  await rm(passwordFile);
}

/** The packaged one brings the locale along: not every system has it. */
const localeFor = (bin: string): string[] =>
  bin === packagedPostgres()?.folder
    ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    : ['--locale=C.UTF-8'];

async function acceptsQueries(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * The URL of a database of that name on the server behind `url`, made when it is not there.
 * @throws when the server refuses the connection or the database.
 */
export async function ensureDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  const database = new URL(url);
  database.pathname = `/${name}`;
  return database.href;
}
