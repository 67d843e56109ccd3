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
  const url = `http://${host}`;
  if (NOT_OF_A_HOST.test(host) || !URL.canParse(url)) return null;
  const { hostname } = new URL(url);
  const labels = hostname.split('.');
  const isHost = labels.length > 1 && hostname.length <= HOST_MAX && labels.every((each) => LABEL.test(each));
  return isHost && TOP_LABEL.test(labels.at(-1) ?? '') ? hostname : null;
}
