import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REPOSITORY, temporaryDataFolder } from '@rep13/local-stack';

/** A change of one place in a built file, made while Node loads it; the file itself stays as it is. */
export interface Edit {
  readonly name: string;
  /** Relative to the repository. */
  readonly file: string;
  /** Stands there exactly once. */
  readonly find: string;
  readonly replace: string;
  /** Those that load the file. */
  readonly services: readonly string[];
}

/** @throws for a place that is not there exactly once: the code has changed, and the edit must follow it. */
export function edited(source: string, { name, file, find, replace }: Edit): string {
  const parts = source.split(find);
  if (parts.length !== 2) {
    throw new Error(`${name}: found ${parts.length - 1} times instead of once in ${file}: ${find}`);
  }
  return parts.join(replace);
}

/** A new folder that holds the edits, for the loader. @throws for an edit that would not find its place. */
export async function folderOf(edits: readonly Edit[], name: string): Promise<string> {
  checkEdits(edits);
  const folder = await temporaryDataFolder(name);
  await writeFile(join(folder, 'edits.json'), JSON.stringify(edits));
  return folder;
}

/** @throws for an edit that would not find its place in what is built. */
export function checkEdits(edits: readonly Edit[]): void {
  for (const edit of edits) {
    const file = join(REPOSITORY, edit.file);
    if (!existsSync(file)) throw new Error(`${edit.name}: there is no ${edit.file}. Is everything built?`);
    edited(readFileSync(file, 'utf8'), edit);
  }
}
