import { builtFile } from './built-file.ts';
import type { Answer } from './send-answer.ts';
import type { Site } from './site.ts';
import { DOCUMENT_HEADERS, REPORTING_ENDPOINTS } from './web-headers.ts';

interface Asked {
  path: string;
  webRoot: string;
  /** `undefined` while nothing is deployed yet. */
  site: () => Promise<Site | undefined>;
}

/** All that the site has, each with how long a browser keeps it; the first one that knows the path answers. */
const ANSWERS: readonly ((asked: Asked) => Promise<Answer | undefined>)[] = [
  registry,
  ({ webRoot, path }) => builtFile(webRoot, path),
  siteFile,
  page,
];

export async function answerTo(asked: Asked): Promise<Answer> {
  for (const answer of ANSWERS) {
    const found = await answer(asked);
    if (found) return found;
  }
  return NOT_DEPLOYED;
}

const NOT_DEPLOYED: Answer = {
  status: 503,
  type: 'json',
  headers: { 'Retry-After': '5' },
  plain: Buffer.from(JSON.stringify({ code: 'gateway.site-not-deployed', message: 'Service unavailable' })),
};

/** What is deployed right now; asked for again on every visit. */
async function registry({ path }: Asked): Promise<Answer | undefined> {
  if (path !== '/remotes.json') return undefined;
  return { type: 'json', headers: { 'Cache-Control': 'no-cache' }, plain: path };
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
async function page({ path, site }: Asked): Promise<Answer | undefined> {
  const deployed = await site();
  if (!deployed) return undefined;
  const { status, html, brotli, etag } = deployed.page(path);
  const headers = {
    ...DOCUMENT_HEADERS,
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': deployed.contentSecurityPolicy,
    'Reporting-Endpoints': REPORTING_ENDPOINTS,
    ETag: etag,
  };
  return { status, type: 'html', headers, plain: html, brotli };
}
