import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Preview } from './previews.ts';

type Registry = Record<string, { readonly version: string }>;

/** What is deployed, as somebody sees it who may have opened a preview. */
export async function readRegistry(webRoot: string, preview?: Preview): Promise<Registry> {
  const text = await readFile(join(webRoot, 'remotes.json'), 'utf8').catch(() => '{}');
  const deployed = JSON.parse(text) as Registry;
  return preview ? { ...deployed, [preview.name]: preview.line } : deployed;
}
