import { existsSync } from 'node:fs';
import { readdir, rm, statfs } from 'node:fs/promises';
import { freemem } from 'node:os';
import { join } from 'node:path';
import { temporaryDataFolder } from './data-folder.ts';

/** On Linux, a file system in memory. */
const MEMORY = '/dev/shm';
/** For servers of three projects' tests at once, and what these tests need themselves. */
const ENOUGH_BYTES = 4 * 1024 ** 3;
const OURS = /^rep13-(\d+)-/;

/**
 * A new folder for what servers of tests write, which its user deletes: in memory where there is room, else on the disk.
 * A database is five hundred files, and making them on a disk takes more processor time than most tests. What a killed
 * run has left there is deleted.
 */
export async function memoryFolder(name: string, memory = MEMORY): Promise<string> {
  const isInMemory = await hasRoom(memory);
  if (isInMemory) await deleteLeftBehind(memory);
  return temporaryDataFolder(`${process.pid}-${name}`, isInMemory ? memory : undefined);
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
