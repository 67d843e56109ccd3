import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { NOT_FOUND, type Answer } from './send-answer.ts';

/** Exactly what a build puts into its folder; nothing else below the web root is ever answered. */
const FILE = /^\/[a-z][a-z0-9-]*\/[0-9a-f]{16}\/[\w@.-]+(\.(?:js|css|woff2|svg|png|webp|avif))$/;
const COMPRESSED = /\.(js|css|svg)$/;

/** A file of some build, of earlier ones too; its folder's name follows from the content, so it never changes. */
export async function builtFile(webRoot: string, path: string): Promise<Answer | undefined> {
  const type = FILE.exec(path)?.[1];
  if (!type) return undefined;
  const files = COMPRESSED.test(path) ? [path, `${path}.br`] : [path];
  const [plain, brotli] = await Promise.all(files.map((file) => reallyThere(webRoot, file)));
  if (!plain) return NOT_FOUND;
  const headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };
  return { type, headers, plain, brotli, isImmutable: true };
}

/** A link could lead out of the web root. */
async function reallyThere(webRoot: string, path: string): Promise<string | undefined> {
  try {
    const isThere = (await realpath(join(webRoot, path))) === join(await realpath(webRoot), path);
    return isThere ? path : undefined;
  } catch {
    return undefined;
  }
}
