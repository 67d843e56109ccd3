import { renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Writes a small file of its owner's in one step: a reader meanwhile, and one after a kill, finds the
 * old content or the new one.
 */
export function replaceFile(file: string, content: string | Uint8Array): void {
  const incoming = `${file}.incoming-${process.pid}`;
  try {
    writeFileSync(incoming, content, { mode: 0o600 });
    renameSync(incoming, file);
  } catch (error) {
    rmSync(incoming, { force: true });
    throw error;
  }
}
