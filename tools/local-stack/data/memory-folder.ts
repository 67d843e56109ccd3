import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { PASSED_THROUGH } from './data-folder.ts';

/** What Linux keeps in memory. */
const MEMORY = '/dev/shm';
/** For servers of two projects' tests at once, and what these tests need themselves. */
const ENOUGH_BYTES = 4 * 1024 ** 3;
const OURS = /^rep13-(\d+)-/;

/**
 * A new folder for what servers of tests write, which its user deletes: in memory where there is room, else on the disk.
 * A database is five hundred files, and making them on a disk takes more processor time than most tests. What a killed
 * run has left there is deleted.
 */
export async function memoryFolder(name: string, memory = MEMORY): Promise<string> {
  const place = (await hasRoom(memory)) ? memory : tmpdir();
  if (place === memory) await deleteLeftBehind(memory);
  const folder = await mkdtemp(join(place, `rep13-${process.pid}-${name}-`));
  await chmod(folder, PASSED_THROUGH);
  return folder;
}

async function hasRoom(memory: string): Promise<boolean> {
  const room = await statfs(memory).catch(() => undefined);
  return room !== undefined && Math.min(room.bavail * room.bsize, freemem()) >= ENOUGH_BYTES;
}

async function deleteLeftBehind(memory: string): Promise<void> {
  for (const name of await readdir(memory)) {
    const maker = OURS.exec(name)?.[1];
    if (!maker || existsSync(`/proc/${maker}`)) continue;
    // Another user's is not ours to delete.
    await rm(join(memory, name), { recursive: true, force: true }).catch(() => undefined);
  }
}
