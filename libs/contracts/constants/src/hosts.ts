import { parsedUrl } from './parsed-url.ts';
import { LIMITS } from './limits.ts';
import { trimmedOfUnseen } from './unseen-characters.ts';

const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
/** Of a top-level domain: never digits alone, which would be an address of IPv4. */
const TOP_LABEL = /^(?=.*[a-z])[a-z0-9-]{2,}$/;
/** RFC 1035, 2.3.4, without the length octets. */
const HOST_MAX = 253;
/** What a URL parser takes for the end of a host, for a port, a name or an escape. */
const NOT_OF_A_HOST = /[\s/\\?#@:%[\]]/u;

/**
 * The host as DNS has it: lower case, letters beyond ASCII in Punycode (UTS 46, as browsers do it).
 * @returns null for what is not a host under a top-level domain: one label, an address of IP, a trailing dot
 */
export function asciiHost(host: string): string | null {
  const { hostname } = (!NOT_OF_A_HOST.test(host) && parsedUrl(`http://${host}`)) || {};
  if (hostname === undefined) return null;
  const labels = hostname.split('.');
  const isHost = labels.length > 1 && hostname.length <= HOST_MAX && labels.every((each) => LABEL.test(each));
  return isHost && TOP_LABEL.test(labels.at(-1) ?? '') ? hostname : null;
}

/** Scheme, host, port and what follows. */
const WEBSITE = /^(https?:\/\/)?([^\s/?#:]+)(:\d{1,5})?([/?#]\S*)?$/iu;
/** Names below a registered domain may have underscores; that domain itself may not. */
const UNDERSCORED = /_(?=.*\..*\.)/g;

/**
 * The address of a website as it is stored: as it was typed, with its scheme or without, but with the host in ASCII, so
 * that one site has one name.
 * @returns null where a browser would find no website under a registered domain
 */
export function normalisedWebsite(text: string): string | null {
  if (text.length > LIMITS.urlMax) return null;
  const [, scheme = '', host = '', port = '', rest = ''] = WEBSITE.exec(trimmedOfUnseen(text)) ?? [];
  const ascii = asciiHost(host.replace(UNDERSCORED, ''));
  if (!ascii || !parsedUrl(`http://${host}${port}${rest}`)) return null;
  return `${scheme}${/^[\w.-]+$/.test(host) ? host : ascii}${port}${rest}`;
}

/** Whether it is the whole address of a page, which a browser finds under a registered domain. */
export const isPageAddress = (text: string): boolean =>
  /^https?:\/\//i.test(text) && normalisedWebsite(text) !== null;
