import { stringifySetCookie } from 'cookie';
import { cookieName, cookieOptions } from '../identity/index.ts';
import { findPreview, type Preview } from './previews.ts';
import type { Answer } from './send-answer.ts';
import { DOCUMENT_HEADERS } from './web-headers.ts';

const COOKIE = 'rep13.preview';
const LINK = /^\/preview\/([\w-]{22})$/;
/** Where the note in each previewed page leads. */
export const END_OF_PREVIEW = '/preview/end';

type Host = { readonly isHttps: boolean };

export const previewCookie = (host: Host): string => cookieName(host, COOKIE);

/**
 * A link that release hands out: this browser sees the version from now on, everybody else what is released. Nobody can
 * be led to a version without one, so that an earlier one with a hole in it cannot be put before anybody.
 */
export async function previewLink(
  path: string,
  webRoot: string,
  host: Host,
  now: Date,
): Promise<Answer | undefined> {
  if (path === END_OF_PREVIEW) return leadTo('/', host, '', new Date(0));
  const token = LINK.exec(path)?.[1];
  const preview = token === undefined ? undefined : await findPreview(webRoot, token, now);
  if (token === undefined || !preview) return undefined;
  return leadTo(firstPage(preview), host, token, new Date(preview.until));
}

const leadTo = (page: string, host: Host, token: string, expires: Date): Answer => ({
  status: 303,
  type: 'txt',
  headers: {
    ...DOCUMENT_HEADERS,
    'Cache-Control': 'no-store',
    Location: page,
    'Set-Cookie': stringifySetCookie(previewCookie(host), token, { ...cookieOptions(host), expires }),
  },
  plain: Buffer.alloc(0),
});

const firstPage = ({ line: { routes = [] } }: Preview): string =>
  routes.find((path) => !/[:*]/.test(path)) ?? '/';
