import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseView } from '@rep13/contracts-gateway';

/** What was released, newest first; written by `tools/web/release/history.ts`. */
export async function readReleases(webRoot: string, most: number): Promise<ReleaseView[]> {
  const text = await readFile(join(webRoot, 'releases.jsonl'), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return '';
    },
  );
  const lines = text.split('\n').filter((line) => line !== '');
  return lines
    .slice(-most)
    .reverse()
    .map((line) => JSON.parse(line) as ReleaseView);
}
