import { execFile } from 'node:child_process';
import { appendFile, mkdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** More than a run's data and the log that Postgres keeps of it. */
const SIZE = '2g';
/** Taken piece by piece, because others take some at the same time. */
const LAST_BYTES = 32 * 1024 * 1024;
const PIECE = Buffer.alloc(64 * 1024);

/**
 * A file system of its own for Postgres' files, in memory: one that can be full without anybody else's being so.
 * Only root on Linux can make one.
 */
export class Volume {
  private readonly filler: string;

  private constructor(private readonly folder: string) {
    this.filler = join(folder, 'filler');
  }

  /** @returns nothing where none can be made. */
  static async at(folder: string): Promise<Volume | undefined> {
    await mkdir(folder, { recursive: true });
    return run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=0755`, 'rep13-faults', folder]).then(
      () => new Volume(folder),
      () => undefined,
    );
  }

  /** From now on nothing more finds room here. @throws when there is none already. */
  async fill(): Promise<void> {
    const { bfree, bsize } = await statfs(this.folder);
    await run('fallocate', ['-l', `${Math.max(0, bfree * bsize - LAST_BYTES)}`, this.filler]);
    try {
      for (;;) await appendFile(this.filler, PIECE);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }

  /** As roomy as before. */
  async empty(): Promise<void> {
    await rm(this.filler, { force: true });
  }

  /** Gone, with all that was on it. */
  async remove(): Promise<void> {
    await run('umount', ['-l', this.folder]);
  }
}
