import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deployed, webRoot } from './changed-marketing.ts';

/** A script of the site as it is deployed. */
export interface BuiltScript {
  /** Such as `/admin/0123456789abcdef/staff.js`. */
  readonly address: string;
  readonly owner: string;
  /** What the bundler calls it. */
  readonly chunk: string;
  /** The pages that do not come without it; none where it is loaded later, or with every page. */
  readonly pages: readonly string[];
}

interface Build {
  readonly integrity: Record<string, string>;
  readonly chunks: Record<string, string[]>;
  readonly routes?: Record<string, { chunk?: string }>;
}

/** Those of the shell and of each remote that are released, by the list that each build brings along. */
export async function deployedScripts(): Promise<BuiltScript[]> {
  const { registry, page } = await deployed();
  const shell = /\/shell\/([0-9a-f]{16})\//.exec(page)?.[1] ?? '';
  const remotes = Object.entries(registry).map(([name, { version }]) => [name, version] as const);
  const all = await Promise.all([['shell', shell] as const, ...remotes].map(scriptsOf));
  return all.flat();
}

async function scriptsOf([owner, version]: readonly [string, string]): Promise<BuiltScript[]> {
  const folder = join(webRoot(), owner, version);
  const build = JSON.parse(await readFile(join(folder, 'build.json'), 'utf8')) as Build;
  const addresses = Object.keys(build.integrity);
  const there = (await readdir(folder)).filter((file) => file.endsWith('.js'));
  const unlisted = there.filter((file) => !addresses.includes(`/${owner}/${version}/${file}`));
  if (unlisted.length > 0) throw new Error(`${owner} has scripts without a hash: ${unlisted.join(', ')}`);
  return addresses.map((address) => {
    const chunk = address.split('/').at(-1)?.replace(/\.js$/, '') ?? '';
    return { address, owner, chunk, pages: pagesWith(address, chunk, build) };
  });
}

function pagesWith(address: string, chunk: string, { routes = {}, chunks }: Build): string[] {
  const pages = Object.entries(routes);
  // A module that remotes share is asked for by itself: within the site it may come from another remote.
  const isShared = chunk in chunks && !pages.some(([, page]) => page.chunk === chunk);
  if (isShared) return [];
  return pages
    .filter(([, { chunk = '' }]) => chunks[chunk]?.includes(address))
    .map(([path]) => path.replace(/:\w+/g, '1'));
}

/** A page of each remote, by its name. */
export async function firstPages(): Promise<Record<string, string>> {
  const scripts = await deployedScripts();
  const first = (owner: string) =>
    scripts.find((script) => script.owner === owner && script.pages.length > 0);
  const owners = [...new Set(scripts.map(({ owner }) => owner))];
  return Object.fromEntries(owners.map((owner) => [owner, first(owner)?.pages[0] ?? '/']));
}
