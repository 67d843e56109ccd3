import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What a program of others makes of it; empty where it is not installed. */
export async function readBy(
  program: string,
  options: string[],
  bytes: Buffer,
  after: string[] = [],
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rep13-read-'));
  try {
    const file = join(folder, 'document.pdf');
    await writeFile(file, bytes);
    const { stdout } = await promisify(execFile)(program, [...options, file, ...after]);
    return stdout;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  } finally {
    await rm(folder, { recursive: true });
  }
}
