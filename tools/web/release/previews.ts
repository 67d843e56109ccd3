import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withLock } from '../lock.ts';
import { lineOf, replaceFile, type Build, type RegistryLine } from '../registry.ts';

/** Who has the token sees the version; everybody else what is released (`services/gateway/src/web/previews.ts`). */
export interface Preview {
  readonly name: string;
  readonly line: RegistryLine;
  readonly until: string;
}

type Previews = Record<string, Preview>;

const TOKEN_BYTES = 16;

/** @returns the token: the link to it is `/preview/<token>` */
export async function openPreview(webRoot: string, build: Build, until: Date): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const preview: Preview = { name: build.name, line: lineOf(build), until: until.toISOString() };
  await changePreviews(webRoot, (previews) => ({ ...previews, [token]: preview }));
  return token;
}

export const closePreview = (webRoot: string, token: string): Promise<void> =>
  changePreviews(webRoot, ({ [token]: _, ...others }) => others);

/** Those whose time is not over. */
export async function openPreviews(webRoot: string): Promise<Previews> {
  const text = await readFile(fileOf(webRoot), 'utf8').catch(() => '{}');
  const lines = Object.entries(JSON.parse(text) as Previews);
  return Object.fromEntries(lines.filter(([, { until }]) => Date.parse(until) > Date.now()));
}

const fileOf = (webRoot: string) => join(webRoot, 'previews.json');

const changePreviews = (webRoot: string, change: (previews: Previews) => Previews): Promise<void> =>
  withLock(join(webRoot, '.deploy.lock'), async () => {
    const previews = change(await openPreviews(webRoot));
    await replaceFile(fileOf(webRoot), JSON.stringify(previews, null, 2));
  });
