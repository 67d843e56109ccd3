import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { REPOSITORY, type Program } from '@rep13/local-stack';
import { SERVICES } from '@rep13/faults/plan/fault';

export type Release = 'old' | 'new';

/** Which release each service is when it starts the next time; those that run go on as they are. */
export class Releases {
  private readonly roots: Readonly<Record<Release, string>>;

  /** @param folder of the trial, for the files by which services are started. */
  constructor(
    private readonly folder: string,
    oldRoot: string,
  ) {
    this.roots = { old: oldRoot, new: REPOSITORY };
  }

  async use(release: Release): Promise<void> {
    for (const service of SERVICES) {
      const main = pathToFileURL(join(this.roots[release], 'services', service, 'dist/src/main.js'));
      await writeFile(this.startOf(service), `await import('${main.href}');\n`);
    }
  }

  /** The service, started as what was chosen last. */
  readonly startedHere = (service: Program): Program => ({
    ...service,
    args: [...service.args.slice(0, -1), this.startOf(service.name)],
  });

  private readonly startOf = (service: string): string => join(this.folder, `start-${service}.mjs`);
}
