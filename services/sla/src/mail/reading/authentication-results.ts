import { getDomain } from 'tldts';
import type { HeadField } from './head.ts';

/** What our own mail server found about where a mail comes from. */
export interface Passed {
  readonly dmarc: string;
  readonly domain: string;
}

const RESULTS = 'authentication-results';
const BY = /\bby\s+([\w.-]+)/i;
const DATED = /;\s*([^;]+)$/;

/**
 * The results that our own server wrote: fields with its name that stand above the first trace of another server, since a
 * sender may write such a field too (RFC 8601, section 5). Milters often write below their server's own trace.
 * @param authserv its name; `microsoft` where it writes none; null: nothing is believed.
 */
export function passedOf(
  fields: readonly HeadField[],
  from: string | null,
  authserv: string | null,
): Passed | null {
  if (!authserv || !from) return null;
  const ours = ownFields(fields, authserv)
    .filter(({ name }) => name === RESULTS)
    .filter(({ value }) => isSignedBy(value, authserv));
  const [results] = ours;
  return results ? resultOf(results.value, from) : null;
}

/** When our own server took it, by its topmost trace. */
export function tracedAt(fields: readonly HeadField[], authserv: string | null): string | null {
  const top = fields.find(({ name }) => name === 'received');
  if (!authserv || !top || !isBy(top.value, authserv)) return null;
  const time = new Date(DATED.exec(top.value)?.[1]?.replace(/\([^)]*\)/g, '') ?? '');
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}

/** The fields above the first trace of a server that is not ours. */
function ownFields(fields: readonly HeadField[], authserv: string): readonly HeadField[] {
  const foreign = fields.findIndex(({ name, value }) => name === 'received' && !isBy(value, authserv));
  const own = foreign === -1 ? fields : fields.slice(0, foreign);
  // What stands below From was written by its sender, also where our server wrote no trace at all.
  const message = own.findIndex(({ name }) => name === 'from');
  return message === -1 ? own : own.slice(0, message);
}

const isBy = (received: string, authserv: string): boolean => {
  const host = BY.exec(received)?.[1]?.toLowerCase() ?? '';
  const name = authserv.toLowerCase();
  return authserv === 'microsoft' ? host.endsWith('outlook.com') : host === name || host.endsWith(`.${name}`);
};

const isSignedBy = (value: string, authserv: string): boolean => {
  if (authserv === 'microsoft') return !/^[\w.-]+\s*;/.test(value);
  return value.toLowerCase().startsWith(`${authserv.toLowerCase()};`);
};

/** DMARC; where its domain has no record, DKIM or SPF of the same registrable domain. */
function resultOf(value: string, from: string): Passed | null {
  const domain = from.split('@')[1] ?? '';
  const found = (method: string) => new RegExp(`\\b${method}=(\\w+)`, 'i').exec(value)?.[1]?.toLowerCase();
  const dmarc = found('dmarc') ?? 'none';
  if (dmarc === 'pass') {
    const named = /\bheader\.from=([\w.-]+)/i.exec(value)?.[1]?.toLowerCase() ?? domain;
    return named === domain ? { dmarc, domain } : null;
  }
  if (dmarc !== 'none') return null;
  const dkim = /\bdkim=pass\b[^;]*\bheader\.(?:d|i)=@?([\w.-]+)/i.exec(value)?.[1];
  const spf = /\bspf=pass\b[^;]*\bsmtp\.mailfrom=(?:[^;@\s]*@)?([\w.-]+)/i.exec(value)?.[1];
  const isSame = (other: string | undefined) =>
    other !== undefined && getDomain(other) !== null && getDomain(other) === getDomain(domain);
  return isSame(dkim) || isSame(spf) ? { dmarc, domain } : null;
}
