import {
  loadRemote as loadModule,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { Remote } from '@rep13/web-kit';
import { loadRegistry, refreshScript } from '@rep13/web-kit/registry';
import { scriptWithIntegrity } from './script-with-integrity.ts';
import type { RemoteName } from './owner-of.ts';

/** The address of each remote's entry. */
const registered = new Map<string, string>();

registerPlugins([{ name: 'integrity', createScript: ({ url }) => scriptWithIntegrity(url) }]);

/** @throws when the remote is missing, broken, or needs newer shared modules than are running */
export async function loadRemote(name: RemoteName): Promise<Remote> {
  if (!registered.has(name)) await registerDeployed();
  const module = await loadModule<{ remote: Remote }>(`${name}/routes`);
  if (!module) throw new Error(`The remote ${name} exposes no routes`);
  return module.remote;
}

/** Makes known what is deployed; nothing is loaded yet, and what is known already stays as it is. */
async function registerDeployed(): Promise<void> {
  const lines = Object.entries(await loadRegistry()).filter(([name]) => !registered.has(name));
  const remotes = lines.map(([name, { entry, global }]) => ({
    name,
    entry: new URL(entry, window.location.origin).href,
    entryGlobalName: global,
    type: 'global' as const,
  }));
  registerRemotes(remotes);
  remotes.forEach(({ name, entry }) => registered.set(name, entry));
}

/** Before another try: the script that failed, which is a chunk that names itself or else the remote's entry. */
export async function refreshFailed(name: RemoteName, failure: unknown): Promise<void> {
  const script = (failure as { request?: unknown } | undefined)?.request ?? registered.get(name);
  if (typeof script === 'string') await refreshScript(script);
}
