import { execFile } from 'node:child_process';
import { appendFile, chown, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findPostgresFolder, postgresHome, systemEnvironment, unprivilegedOwner } from '@rep13/local-stack';
import { query } from '@rep13/faults/product/database';
import type { TrialProduct } from '../product.ts';

const run = promisify(execFile);
/** A segment that is not full is archived after this, so that no more than this is lost with the server. */
const ARCHIVED_EVERY_S = 5;

/** The backup of one Postgres as an operator would keep it: the files of a moment, and the log since. */
export class BaseBackup {
  private readonly archive: string;
  private readonly base: string;

  private constructor(
    private readonly home: string,
    private readonly owner: Awaited<ReturnType<typeof unprivilegedOwner>>,
  ) {
    this.archive = join(home, 'archive');
    this.base = join(home, 'base');
  }

  /** The folders stand beside the server's data, whose loss they outlive. */
  static async beside(dataDir: string): Promise<BaseBackup> {
    const owner = await unprivilegedOwner();
    const backup = new BaseBackup(await postgresHome(dataDir, owner), owner);
    await mkdir(backup.archive, { recursive: true });
    if (owner) await chown(backup.archive, owner.uid, owner.gid);
    return backup;
  }

  /** From now on each finished piece of the log is kept. The server starts anew for it. */
  async archiveLog({ databaseUrl, processes }: TrialProduct): Promise<void> {
    for (const setting of [
      `archive_mode = 'on'`,
      `archive_command = 'test ! -f ${this.archive}/%f && cp %p ${this.archive}/%f'`,
      `archive_timeout = '${ARCHIVED_EVERY_S}s'`,
    ])
      await query(databaseUrl, `alter system set ${setting}`);
    const pid = processes.pidOf('postgres');
    processes.end('postgres', 'SIGINT');
    await processes.goneAfter(pid);
    await processes.backAfter('postgres', pid);
  }

  /** Taken while the server works. */
  async take(databaseUrl: string): Promise<void> {
    const url = new URL(databaseUrl);
    const PGPASSWORD = url.password;
    url.password = '';
    const args = ['--dbname', url.href, '--pgdata', this.base, '--checkpoint', 'fast'];
    await run(join(await this.bin(), 'pg_basebackup'), args, {
      ...this.owner,
      cwd: this.home,
      env: { ...systemEnvironment(), PGPASSWORD },
    });
  }

  /** Puts the backup where the data was, to be recovered up to the moment when Postgres starts. */
  async putBack(moment: Date): Promise<void> {
    await this.lose();
    await cp(this.base, this.data, { recursive: true, preserveTimestamps: true });
    await appendFile(
      join(this.data, 'postgresql.auto.conf'),
      [
        `restore_command = 'cp ${this.archive}/%f %p'`,
        // An abbreviation of a time zone, `Z` too, is refused here.
        `recovery_target_time = '${moment.toISOString().replace('Z', '+00')}'`,
        `recovery_target_action = 'promote'`,
        '',
      ].join('\n'),
    );
    await writeFile(join(this.data, 'recovery.signal'), '');
    if (this.owner) await run('chown', ['-R', `${this.owner.uid}:${this.owner.gid}`, this.data]);
  }

  lose(): Promise<void> {
    return rm(this.data, { recursive: true, force: true });
  }

  private get data(): string {
    return join(this.home, 'data');
  }

  private async bin(): Promise<string> {
    const version = (await readFile(join(this.data, 'PG_VERSION'), 'utf8')).trim();
    const folder = findPostgresFolder(version);
    if (!folder) throw new Error(`There is no PostgreSQL ${version} here.`);
    return folder;
  }
}
