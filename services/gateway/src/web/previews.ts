import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A version of a remote that only those see who have its link; kept by `tools/web/release/previews.ts`. */
export interface Preview {
  readonly name: string;
  /** What would stand in the registry. */
  readonly line: { readonly version: string; readonly routes?: readonly string[] };
  readonly until: string;
}

/** The preview that a link stands for, until its time is over or it is taken back. */
export async function findPreview(webRoot: string, token: string, now: Date): Promise<Preview | undefined> {
  const previews = await readPreviews(webRoot);
  const preview = Object.hasOwn(previews, token) ? previews[token] : undefined;
  return preview && new Date(preview.until) > now ? preview : undefined;
}

async function readPreviews(webRoot: string): Promise<Record<string, Preview>> {
  const text = await readFile(join(webRoot, 'previews.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text) as Record<string, Preview>;
}
