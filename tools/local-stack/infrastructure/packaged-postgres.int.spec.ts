import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { Supervisor } from '../processes/supervisor.ts';
import { packagedPostgres } from './packaged-postgres.ts';
import { freePort } from './ports.ts';
import { privatePostgres } from './postgres.ts';

const quiet = { print: () => undefined, log: () => undefined, onPids: () => undefined };
/** A machine on which nothing is installed. */
const NOWHERE = { path: '', folders: [], postgresVersions: '/nowhere' };
const packaged = packagedPostgres();

// `npm ci --omit=optional`, and platforms without a package, have none.
(packaged ? describe : describe.skip)('PostgreSQL where none is installed', () => {
  it('is the one of the npm package, with the locale of the others', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rep13-packaged-'));
    await chmod(folder, 0o755);
    const supervisor = new Supervisor(quiet);
    try {
      const { program, url } = await privatePostgres(folder, await freePort(), {
        ...{ durable: false, places: NOWHERE },
      });
      expect(program.command).toBe(join(packaged?.folder ?? '', 'postgres'));
      await supervisor.start(program);

      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query(
        `select current_setting('server_version') as version, lower('ÄÖ') as lower, 'Z' < 'a' as "byCode"`,
      );
      await client.end();

      expect(rows).toEqual([
        { version: expect.stringMatching(`^${packaged?.major}\\.`), lower: 'äö', byCode: true },
      ]);
    } finally {
      await supervisor.stop();
      await rm(folder, { recursive: true });
    }
  }, 60_000);
});
