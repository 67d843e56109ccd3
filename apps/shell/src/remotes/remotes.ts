import {
  loadRemote as loadModule,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { Remote } from '@rep13/web-kit';
import { loadRegistry } from '@rep13/web-kit/registry';
import { scriptWithIntegrity } from './script-with-integrity.ts';
import type { RemoteName } from './owner-of.ts';

const registered = new Set<string>();

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
  registerRemotes(
    lines.map(([name, { entry, global }]) => ({
      name,
      entry: new URL(entry, window.location.origin).href,
      entryGlobalName: global,
      type: 'global',
    })),
  );
  lines.forEach(([name]) => registered.add(name));
}
