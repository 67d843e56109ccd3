import { parsedUrl } from '@rep13/contracts-constants';
import { parse } from 'tldts';
import { likelihood } from './legal-links.ts';
import type { PageLink } from './page-content.ts';

/** Registered together: `www.foo.co.uk` and `foo.co.uk` are, two users of one host's domain are not. */
export function isSameSite(one: string, other: string): boolean {
  const [first, second] = [siteOf(one), siteOf(other)];
  return first !== null && first === second;
}

/** Hosts are compared as they are asked for, however they were written. */
function siteOf(address: string): string | null {
  const url = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  const hostname = parsedUrl(url)?.hostname;
  if (hostname === undefined) return null;
  return parse(hostname, { allowPrivateDomains: true }).domain ?? hostname;
}

/** Up to `max` pages of the same site that may name the representative. */
export function likelyPages(
  links: readonly PageLink[],
  { page, base }: { page: string; base: string },
  max: number,
): string[] {
  const ranks = new Map<string, number>();
  for (const { href, text } of links) {
    const url = addressWithin(href, base);
    if (!url || url === addressWithin('', page) || !isSameSite(url, page)) continue;
    const rank = likelihood(new URL(url).pathname, text);
    if (rank >= 0) ranks.set(url, Math.min(rank, ranks.get(url) ?? rank));
  }
  const byRank = [...ranks].toSorted(([, a], [, b]) => a - b);
  return byRank.slice(0, max).map(([url]) => url);
}

/** Where an address in a page leads, without its place in the page there; undefined where that is no page. */
export function addressWithin(href: string, base: string): string | undefined {
  const url = parsedUrl(href, base);
  if (!url) return undefined;
  url.hash = '';
  return ['http:', 'https:'].includes(url.protocol) ? url.href : undefined;
}
