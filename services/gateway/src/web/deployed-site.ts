import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { readBuild, type Build } from './build.ts';
import type { Preview } from './previews.ts';
import { readRegistry } from './registry.ts';
import { Site } from './site.ts';
import { WEB_OPTIONS, type WebOptions } from './web.options.ts';

/** Keeps what is deployed in memory until the registry or the shell's page is swapped. */
@Injectable()
export class DeployedSite {
  /** By version of a preview; what is released has no such key. */
  private loaded: { stamp: string; sites: Map<string, Promise<Site>> } = { stamp: '', sites: new Map() };

  constructor(@Inject(WEB_OPTIONS) private readonly options: WebOptions) {}

  /** `undefined` while nothing is deployed yet. */
  async current(preview?: Preview): Promise<Site | undefined> {
    const stamps = await Promise.all([this.stampOf('index.html'), this.stampOf('remotes.json')]);
    if (!stamps[0]) return undefined;
    const stamp = stamps.join();
    if (this.loaded.stamp !== stamp) this.loaded = { stamp, sites: new Map() };
    const { sites } = this.loaded;
    const key = preview ? `${preview.name} ${preview.line.version}` : '';
    const known = sites.get(key);
    if (known) return known;
    const site = this.load(preview);
    sites.set(key, site);
    // A failed reading is tried again with the next request.
    site.catch(() => sites.delete(key));
    return site;
  }

  private async stampOf(file: string): Promise<string | undefined> {
    const found = await stat(join(this.options.webRoot, file)).catch(() => undefined);
    return found && `${found.ino}-${found.mtimeMs}-${found.size}`;
  }

  private async load(preview?: Preview): Promise<Site> {
    const { webRoot, publicUrl, entity } = this.options;
    const page = await readFile(join(webRoot, 'index.html'), 'utf8');
    const lines = Object.entries(await readRegistry(webRoot, preview));
    const shellVersion = /\/shell\/([0-9a-f]+)\//.exec(page)?.[1] ?? '';
    const shell = await readBuild(webRoot, 'shell', shellVersion);
    const remotes = await Promise.all(lines.map(([name, { version }]) => readBuild(webRoot, name, version)));
    return new Site(
      page,
      shell,
      remotes.filter((build): build is Build => build !== undefined),
      new URL(publicUrl).origin,
      entity,
      preview && { name: preview.name, version: preview.line.version },
    );
  }
}
