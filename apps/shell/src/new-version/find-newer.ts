import { releasedVersions } from '@rep13/web-kit/registry';
import { usedRemotes } from '../remotes/remotes.ts';
import { openedVersions } from './opened-versions.ts';

/**
 * What is released by now of the shell and the remotes that run in this page, as one text; empty if that is what it was
 * opened with. What it has not loaded is no reason to load it again.
 */
export async function findNewer(): Promise<string> {
  const opened = openedVersions();
  const released = await releasedVersions().catch((): Record<string, string> => ({}));
  return ['shell', ...usedRemotes()]
    .filter((name) => released[name] && opened.has(name) && released[name] !== opened.get(name))
    .map((name) => `${name} ${released[name]}`)
    .join();
}
