import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { scramVerifier } from './scram.ts';

/** The ways into one service's schema. */
export interface DatabaseUrls {
  /** Reads and writes rows; what the running service gets. */
  readonly service: string;
  /** Owns the schema and changes its tables; for migrations only. */
  readonly migration: string;
  /** Deletes what has had its time; the running service uses it for that alone. */
  readonly cleaner: string;
}

/** The roles whose passwords are kept. */
export type RoleOfService = 'service' | 'cleaner';

/** What `separateServices` needs to know. */
export interface Separation<Service extends string> {
  /** The database, as a user who may make roles and owns it. */
  readonly url: string;
  readonly services: readonly Service[];
  readonly passwordOf: (service: Service, role: RoleOfService) => string | Promise<string>;
  /** Whether the database is Rep13's alone, so that nobody else may even connect to it. */
  readonly exclusive: boolean;
  /** Sessions one service may have at a time; the rest of the server's places are the others'. */
  readonly connectionLimit?: number;
  /** Of the roles that own the schemas; made up for each start unless a test wants to know it. */
  readonly ownerPassword?: string;
}

/** Three replicas with their pools, and one more while a new version takes over. */
const CONNECTION_LIMIT = 35;
/** One a replica, for as long as it takes. */
const CLEANER_CONNECTION_LIMIT = 8;
/** For sessions that ask for nothing else; the services' own pools ask for the same. */
const STATEMENT_TIMEOUT_MS = 1_500;
/** One arbitrary number on which everybody who changes the roles agrees. */
const CHANGING_ROLES = 1_301_314;

const roleOf = (service: string) => `rep13_${service}`;
const ownerOf = (service: string) => `${roleOf(service)}_owner`;
const cleanerOf = (service: string) => `${roleOf(service)}_cleaner`;

/**
 * One role per service that reaches only its own schema, one beside it that owns the schema and migrates it, and one
 * that deletes what has had its time.
 * Takes over what earlier versions made as one user. Safe to repeat; sets new passwords each time.
 * @throws when the server refuses something; then nothing has changed.
 */
export async function separateServices<Service extends string>(
  separation: Separation<Service>,
): Promise<Record<Service, DatabaseUrls>> {
  const { url, services, exclusive, ownerPassword = randomBytes(32).toString('hex') } = separation;
  const entries: [Service, DatabaseUrls][] = [];
  await inTransaction(url, async (db) => {
    await db.query('select pg_advisory_xact_lock($1)', [CHANGING_ROLES]);
    await prepareDatabase(db, exclusive);
    for (const service of services) {
      const password = await separation.passwordOf(service, 'service');
      const cleanerPassword = await separation.passwordOf(service, 'cleaner');
      const limit = separation.connectionLimit ?? CONNECTION_LIMIT;
      const cleanerLimit = separation.connectionLimit ?? CLEANER_CONNECTION_LIMIT;
      await ensureRole(db, roleOf(service), password, `connection limit ${limit} noinherit`);
      await ensureRole(db, ownerOf(service), ownerPassword, 'connection limit 4');
      await ensureRole(db, cleanerOf(service), cleanerPassword, `connection limit ${cleanerLimit} noinherit`);
      await db.query(serviceSql(service));
      entries.push([
        service,
        {
          service: signedIn(url, roleOf(service), password),
          migration: signedIn(url, ownerOf(service), ownerPassword),
          cleaner: signedIn(url, cleanerOf(service), cleanerPassword),
        },
      ]);
    }
  });
  return Object.fromEntries(entries) as Record<Service, DatabaseUrls>;
}

/** Whether the user of the URL may make roles in its database. @throws when the database can't be reached. */
export async function maySeparate(url: string): Promise<boolean> {
  return withClient(url, async (db) => {
    const { rows } = await db.query<{ may: boolean }>(
      `select rolsuper or (rolcreaterole and pg_has_role(datdba, 'member')) as may
       from pg_roles, pg_database where rolname = current_user and datname = current_database()`,
    );
    return rows[0]?.may ?? false;
  });
}

/** Extensions stand in `public`, where every service may use them and none may make anything. */
async function prepareDatabase(db: pg.Client, exclusive: boolean): Promise<void> {
  await db.query(`
    create extension if not exists pg_trgm schema public;
    do $$ begin
      if (select extnamespace from pg_extension where extname = 'pg_trgm') <> 'public'::regnamespace then
        alter extension pg_trgm set schema public;
      end if;
    end $$;
  `);
  if (!exclusive) return;
  const { rows } = await db.query<{ name: string }>('select current_database() as name');
  const name = db.escapeIdentifier(rows[0]?.name ?? '');
  await db.query(`
    revoke all on database ${name} from public;
    revoke create on schema public from public;
  `);
}

async function ensureRole(db: pg.Client, role: string, password: string, options: string): Promise<void> {
  const { rowCount } = await db.query('select 1 from pg_roles where rolname = $1', [role]);
  const verifier = db.escapeLiteral(scramVerifier(password));
  await db.query(`${rowCount ? 'alter' : 'create'} role ${role} login ${options} password ${verifier}`);
}

/** Everything of one schema belongs to its owner role; the service's and the cleaner's role may enter it. */
function serviceSql(service: string): string {
  const [role, owner, cleaner] = [roleOf(service), ownerOf(service), cleanerOf(service)];
  return `
    do $$ declare found record; begin
      -- A user who is no superuser hands over only to roles that are its own too.
      if not (select rolsuper from pg_roles where rolname = current_user) then
        execute 'grant ${owner} to current_user';
      end if;
      execute format('grant connect on database %I to ${role}, ${owner}, ${cleaner}', current_database());
      if to_regnamespace('${service}') is null then
        create schema ${service} authorization ${owner};
      end if;
      alter schema ${service} owner to ${owner};
      for found in
        select oid::regclass::text as name from pg_class
        where relnamespace = '${service}'::regnamespace and relowner <> '${owner}'::regrole
          and relkind in ('r', 'p', 'v', 'm', 'S')
          and not exists (select from pg_depend where objid = pg_class.oid and deptype in ('a', 'i')
            and classid = 'pg_class'::regclass and refclassid = 'pg_class'::regclass and relkind = 'S')
      loop execute format('alter table %s owner to ${owner}', found.name); end loop;
      for found in
        select oid::regprocedure::text as name from pg_proc
        where pronamespace = '${service}'::regnamespace and proowner <> '${owner}'::regrole
      loop execute format('alter routine %s owner to ${owner}', found.name); end loop;
    end $$;
    revoke all on schema ${service} from public;
    grant usage on schema ${service} to ${role}, ${cleaner};
    grant usage on schema public to ${role}, ${owner}, ${cleaner};
    alter role ${role} set search_path = ${service}, public;
    alter role ${owner} set search_path = ${service}, public;
    alter role ${cleaner} set search_path = ${service}, public;
    alter role ${role} set statement_timeout = ${STATEMENT_TIMEOUT_MS};
    alter role ${role} set idle_in_transaction_session_timeout = '10s';
  `;
}

function signedIn(url: string, user: string, password: string): string {
  const result = new URL(url);
  result.username = user;
  result.password = password;
  return result.href;
}

async function withClient<T>(url: string, work: (db: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function inTransaction(url: string, work: (db: pg.Client) => Promise<void>): Promise<void> {
  return withClient(url, async (db) => {
    await db.query('begin');
    await work(db);
    await db.query('commit');
  });
}
