import { builtFile } from './built-file.ts';
import { previewLink } from './preview-link.ts';
import type { Preview } from './previews.ts';
import { readRegistry } from './registry.ts';
import type { Answer } from './send-answer.ts';
import type { PageAddition } from '../register/page-addition.ts';
import { withAddition } from './with-addition.ts';
import type { Site } from './site.ts';
import { DOCUMENT_HEADERS, REPORTING_ENDPOINTS } from './web-headers.ts';

interface Asked {
  path: string;
  /** The best first. */
  readersLanguages: readonly string[];
  webRoot: string;
  isHttps: boolean;
  now: Date;
  /** What this browser is shown instead of what is released. */
  preview: Preview | undefined;
  /** `undefined` while nothing is deployed yet. */
  site: () => Promise<Site | undefined>;
  /** What the server has of its own to say on the page of this path. */
  addition: () => Promise<PageAddition | undefined>;
}

/** All that the site has, each with how long a browser keeps it; the first one that knows the path answers. */
const ANSWERS: readonly ((asked: Asked) => Promise<Answer | undefined>)[] = [
  registry,
  versions,
  ({ webRoot, path }) => builtFile(webRoot, path),
  ({ webRoot, path, isHttps, now }) => previewLink(path, webRoot, { isHttps }, now),
  siteFile,
  page,
];

export async function answerTo(asked: Asked): Promise<Answer> {
  for (const answer of ANSWERS) {
    const found = await answer(asked);
    if (found) return asked.preview ? forOneBrowser(found) : found;
  }
  return NOT_DEPLOYED;
}

/** What somebody sees in a preview is kept nowhere on the way, for nobody else. */
const forOneBrowser = (answer: Answer): Answer =>
  answer.isImmutable
    ? answer
    : { ...answer, headers: { ...answer.headers, 'Cache-Control': 'private, no-store' } };

const NOT_DEPLOYED: Answer = {
  status: 503,
  type: 'json',
  headers: { 'Retry-After': '5' },
  plain: Buffer.from(JSON.stringify({ code: 'gateway.site-not-deployed', message: 'Service unavailable' })),
};

/** What is deployed right now; asked for again on every visit. */
async function registry({ path, webRoot, preview }: Asked): Promise<Answer | undefined> {
  if (path !== '/remotes.json') return undefined;
  const plain = preview ? Buffer.from(JSON.stringify(await readRegistry(webRoot, preview))) : path;
  return { type: 'json', headers: { 'Cache-Control': 'no-cache' }, plain };
}

/** Asked for now and then by pages that are open; a few bytes, and none while nothing was deployed. */
async function versions({ path, preview, site }: Asked): Promise<Answer | undefined> {
  if (path !== '/versions.json') return undefined;
  const deployed = await site();
  if (!deployed) return undefined;
  // Who looks at a preview is offered nothing.
  const plain = Buffer.from(JSON.stringify(preview ? {} : deployed.versions));
  return { type: 'json', headers: { 'Cache-Control': 'no-cache' }, plain };
}

/** Their addresses stay while their content changes with a deployment: kept for an hour, then asked for again. */
async function siteFile({ path, site }: Asked): Promise<Answer | undefined> {
  const file = (await site())?.file(path);
  if (!file) return undefined;
  const headers = {
    ...DOCUMENT_HEADERS,
    'Cache-Control': 'public, max-age=3600',
    // Authorities' and crawlers' tools read these from anywhere; there is nothing private in them.
    'Access-Control-Allow-Origin': '*',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
  };
  return { type: file.type, headers, plain: file.body };
}

/** A page is asked for again on every visit, and answered with 304 while nothing was deployed. */
async function page({ path, readersLanguages, site, addition }: Asked): Promise<Answer | undefined> {
  const deployed = await site();
  if (!deployed) return undefined;
  const composed = deployed.page(path, readersLanguages);
  const added = composed.status === 200 ? await addition() : undefined;
  const { status, html, brotli, etag, isInLanguages } =
    added === undefined ? composed : withAddition(composed, added);
  const headers = {
    ...DOCUMENT_HEADERS,
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': deployed.contentSecurityPolicy,
    'Reporting-Endpoints': REPORTING_ENDPOINTS,
    ETag: etag,
    ...(isInLanguages && { Vary: 'Accept-Language' }),
  };
  return { status, type: 'html', headers, plain: html, brotli };
}
