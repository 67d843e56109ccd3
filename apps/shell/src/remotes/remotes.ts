import { report } from '@rep13/contracts-api-public/remote-errors';
import { callOf } from '@rep13/contracts-operations';
import {
  loadRemote as loadModule,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { RemoteErrorKind } from '@rep13/contracts-gateway';
import type { Remote } from '@rep13/web-kit';
import { loadRegistry, refreshScript, reportRemoteError, type Registry } from '@rep13/web-kit/registry';
import { scriptWithIntegrity } from './script-with-integrity.ts';

/** Stands for the version of a remote that its developer serves. */
const DEVELOPED = 'dev';

let registry: Promise<Registry> | undefined;
/** The address of each remote's entry. */
const registered = new Map<string, string>();
const used = new Set<string>();

registerPlugins([{ name: 'integrity', createScript: ({ url }) => scriptWithIntegrity(url) }]);

/** What was deployed when this page was opened: it runs no scripts of later. Nothing is loaded by it. */
export function deployedRemotes(): Promise<Registry> {
  registry ??= loadRegistry()
    .then(register)
    .catch((error: unknown) => {
      registry = undefined;
      throw error;
    });
  return registry;
}

/** One of those deployed. @throws when the remote is missing, broken, or needs newer shared modules than are running */
export async function loadRemote(name: string): Promise<Remote> {
  const module = await loadModule<{ remote: Remote }>(`${name}/routes`);
  if (!module) throw new Error(`The remote ${name} exposes no routes`);
  used.add(name);
  return module.remote;
}

/** Those that this page has loaded. */
export const usedRemotes = (): ReadonlySet<string> => used;

function register(lines: Registry): Registry {
  const remotes = Object.entries(lines).map(([name, { entry, global }]) => ({
    name,
    entry: new URL(entry, window.location.origin).href,
    entryGlobalName: global,
    type: 'global' as const,
  }));
  registerRemotes(remotes);
  remotes.forEach(({ name, entry }) => registered.set(name, entry));
  return lines;
}

/** Before another try: the script that failed, which is a chunk that names itself or else the remote's entry. */
export async function refreshFailed(name: string | undefined, failure: unknown): Promise<void> {
  const script = (failure as { request?: unknown } | undefined)?.request ?? registered.get(name ?? '');
  if (typeof script === 'string') await refreshScript(script);
}

/** An error card is shown in place of a remote's page. Which remote may be unknown, and a version under development. */
export async function reportFailed(name: string | undefined, kind: RemoteErrorKind): Promise<void> {
  const lines = await deployedRemotes().catch((): Registry => ({}));
  const { version } = (name && lines[name]) || { version: DEVELOPED };
  if (name && version !== DEVELOPED) await reportRemoteError(callOf(report), { remote: name, version, kind });
}
