import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What one image holds. */
export interface Contents {
  /** Built, with what they stand on and all packages that these name. */
  readonly services?: readonly string[];
  /** Folders of frontends, of which only the build is there. */
  readonly apps?: readonly string[];
  /** A folder with programs of ours. */
  readonly tool?: string;
  /** Packages that no service names: those of the programs. */
  readonly packages?: readonly string[];
}

/** `prepare`, `web` and `mail` are images of their own; every other one is the service's with that name. */
export function contentsOf(image: string, repository: string): Contents {
  const namesIn = (folder: string) => readdirSync(join(repository, folder));
  if (image === 'prepare')
    return { services: namesIn('services'), tool: 'tools/local-stack', packages: ['pg'] };
  if (image === 'web') return { apps: namesIn('apps').map((app) => `apps/${app}`), tool: 'tools/web' };
  if (image === 'mail') return { packages: ['maildev'] };
  return { services: [image] };
}
