import {
  loadRemote as loadModule,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { Remote } from '@rep13/web-kit';
import type { Registry } from '@rep13/web-kit/registry';
import type { RemoteName } from './owner-of.ts';

/** Makes known what is deployed; nothing is loaded yet. */
export function registerRegistry(registry: Registry): void {
  registerPlugins([{ name: 'integrity', createScript: ({ url }) => scriptWithIntegrity(url) }]);
  registerRemotes(
    Object.entries(registry).map(([name, { entry, global }]) => ({
      name,
      entry: new URL(entry, window.location.origin).href,
      entryGlobalName: global,
      type: 'global',
    })),
  );
}

/** @throws when the remote is missing, broken, or needs newer shared modules than are running */
export async function loadRemote(name: RemoteName): Promise<Remote> {
  const module = await loadModule<{ remote: Remote }>(`${name}/routes`);
  if (!module) throw new Error(`The remote ${name} exposes no routes`);
  return module.remote;
}

/** The page's policy runs only scripts whose hash the page names. */
function scriptWithIntegrity(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  const hashes = document.getElementById('integrity')?.textContent;
  const hash: unknown = hashes && JSON.parse(hashes)[new URL(url).pathname];
  if (typeof hash === 'string') script.integrity = hash;
  script.src = url;
  return script;
}
