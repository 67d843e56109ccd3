/**
 * How long a link in our mails works, in days, and the code beside it. A reset ends earlier, with the request that it
 * answers.
 */
export const LINK_DAYS = {
  'resume-signup': 30,
  'client-setup': 7,
  'reset-password': 1,
  'confirm-address': 7,
  'stop-change': 30,
} as const;

/** What a mailed link of a client may do. One link, and one code, serves one purpose. */
export type LinkPurpose = keyof typeof LINK_DAYS;

export const LINK_PURPOSES = Object.keys(LINK_DAYS) as LinkPurpose[];

/** Of a code beside a link: letters and digits that nobody takes for another, 32 of them, so five bits each. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const CODE_LENGTH = 10;

/** A code as it was typed, in any case and with or without its dash. */
export const typedCode = (typed: string): string => typed.toUpperCase().replace(/[^0-9A-Z]/g, '');

const SHARP = '%(?:25)*23';
/** No path of ours has a `#` in it. In a query one may be searched for, so there only what our mails put behind it counts. */
const IN_PATH = new RegExp(`^([^?#]*?)${SHARP}([^?#]*)(\\?[^#]*)?`);
const IN_QUERY = new RegExp(`^([^#]*?)${SHARP}((?:resume|token)(?:=|%(?:25)*3D).*|website|publish)$`, 'i');

/**
 * Mail filters that rewrite links, such as Safe Links, turn the `#` of a link into `%23`: what stands behind it then
 * reaches the server as a part of the path or the query.
 *
 * @param address path and query, as in a request
 * @returns the address as we mailed it, or null where nothing is to be mended
 */
export function mendedAddress(address: string): string | null {
  // Two slashes name another host.
  if (!/^\/(?![/\\])/.test(address)) return null;
  const [, path, ofPath, query = ''] = IN_PATH.exec(address) ?? [];
  if (path !== undefined && ofPath !== undefined) return `${path}${query}#${named(ofPath)}`;
  const [, before, fragment] = IN_QUERY.exec(address) ?? [];
  return before === undefined || fragment === undefined ? null : `${before}#${named(fragment)}`;
}

const named = (fragment: string): string => fragment.replace(/^(\w+)%(?:25)*3D/i, '$1=');
