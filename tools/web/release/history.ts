import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseView } from '@rep13/contracts-gateway';

const fileOf = (webRoot: string) => join(webRoot, 'releases.jsonl');

/** A line at the end, written at once: two releases at the same time do not mix. */
export async function appendRecord(webRoot: string, record: ReleaseView): Promise<ReleaseView> {
  await appendFile(fileOf(webRoot), `${JSON.stringify(record)}\n`);
  return record;
}

/** Oldest first. */
export async function readHistory(webRoot: string): Promise<ReleaseView[]> {
  const text = await readFile(fileOf(webRoot), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return '';
  });
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as ReleaseView);
}

/** What the released version replaced, if the history knows it. */
export function earlierThan(
  version: string | null,
  remote: string,
  history: readonly ReleaseView[],
): string | null | undefined {
  const release = history.findLast(
    (record) => record.remote === remote && record.version === version && record.outcome === 'released',
  );
  return release?.earlier;
}
