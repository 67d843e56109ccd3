import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { routeExpression } from '@rep13/contracts-gateway/constants';
import type { PrintedEntity } from '@rep13/contracts-constants';
import { toPrintedEntity, type LegalEntity } from '@rep13/contracts-legal-entity';
import type { Build, BuiltFile } from './build.ts';
import { composePage, ORIGIN, type Previewed } from './compose-page.ts';
import { languageFrom } from '../edge/page-languages.ts';
import { fillText } from './fill-entity.ts';
import { contentSecurityPolicy } from './web-headers.ts';

export interface SitePage {
  status: 200 | 404;
  html: Buffer;
  /** Made once for pages that are the same for everybody. */
  brotli?: Buffer;
  etag: string;
  /** It exists in several languages. */
  isInLanguages?: true;
}

export interface SiteFile {
  type: string;
  body: Buffer;
}

interface Route {
  /** The router's, such as `/signature/:signupId`. */
  path: string;
  remote: Build;
  /** For which addresses. */
  stands: RegExp;
}

/** One state of the deployed site: a shell and the remotes that are current together. */
export class Site {
  readonly contentSecurityPolicy: string;
  /** By name, of the shell and each remote. */
  readonly versions: Readonly<Record<string, string>>;
  private readonly integrity: Record<string, string>;
  private readonly files: ReadonlyMap<string, SiteFile>;
  private readonly routes: readonly Route[];
  private readonly printed: PrintedEntity;
  private readonly pages = new Map<string, SitePage>();

  constructor(
    private readonly template: string,
    private readonly shell: Build | undefined,
    remotes: readonly Build[],
    private readonly origin: string,
    private readonly entity: LegalEntity,
    private readonly previewed?: Previewed,
  ) {
    this.printed = toPrintedEntity(entity);
    this.integrity = Object.assign({}, shell?.integrity, ...remotes.map((remote) => remote.integrity));
    const builds = shell ? [shell, ...remotes] : remotes;
    this.versions = Object.fromEntries(builds.map(({ name, version }) => [name, version]));
    const hashes = [...inlineHashes(template), ...Object.values(this.integrity)];
    this.contentSecurityPolicy = contentSecurityPolicy([...new Set(hashes)], origin.startsWith('https:'));
    const files = remotes.flatMap((remote) => Object.entries(remote.files ?? {}));
    this.files = new Map(files.map(([path, file]) => [path, toSiteFile(file, origin, this.printed)]));
    this.routes = remotes.flatMap((remote) =>
      Object.keys(remote.routes ?? {}).map((path) => ({ path, remote, stands: routeExpression(path) })),
    );
  }

  /** What a remote serves at this very address, if any does. */
  file(path: string): SiteFile | undefined {
    return this.files.get(path);
  }

  /** The page of a path; the shell shows its 404 card where no remote has it. */
  page(path: string, readersLanguages: readonly string[] = []): SitePage {
    const route = this.routes.find(({ stands }) => stands.test(path));
    const others = Object.keys(route?.remote.routes?.[route.path]?.languages ?? {});
    const page = this.composed(route?.path, route?.remote, languageFrom(readersLanguages, others));
    return others.length > 0 ? { ...page, isInLanguages: true } : page;
  }

  private composed(pattern: string | undefined, remote: Build | undefined, language?: string): SitePage {
    const key = `${pattern ?? ''} ${language ?? ''}`;
    const known = this.pages.get(key);
    if (known) return known;
    const { template, shell, integrity, origin, printed, previewed } = this;
    const { isSample } = this.entity;
    const html = Buffer.from(
      composePage({
        template,
        shell,
        integrity,
        origin,
        printed,
        isSample,
        pattern,
        remote,
        language,
        previewed,
      }),
    );
    const page: SitePage = {
      status: pattern === undefined ? 404 : 200,
      html,
      brotli: brotliCompressSync(html),
      etag: etagOf(html),
    };
    this.pages.set(key, page);
    return page;
  }
}

export const etagOf = (html: Buffer): string =>
  `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;

const toSiteFile = (built: BuiltFile, origin: string, entity: PrintedEntity): SiteFile => ({
  type: built.type,
  body:
    'text' in built
      ? Buffer.from(fillText(built.text.replaceAll(ORIGIN, origin), entity))
      : Buffer.from(built.base64, 'base64'),
});

/** Of the scripts that the shell's own page brings along. */
const inlineHashes = (template: string): string[] =>
  [...template.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  );
