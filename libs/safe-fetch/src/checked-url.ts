import { FetchRefused } from './fetch-errors.ts';

const SCHEMES = ['http:', 'https:'];
const DEFAULT_PORTS: Record<string, number> = { 'http:': 80, 'https:': 443 };
const URL_MAX = 2_048;

/**
 * The address as a browser understands it: 127.1, 0x7f000001 and 2130706433 all become 127.0.0.1.
 * @param base What a relative address, as in a redirect, starts from.
 * @throws FetchRefused
 */
export function checkedUrl(text: string, ports: readonly number[], base?: URL): URL {
  if (text.length > URL_MAX) throw new FetchRefused('malformed');
  const url = parsed(text, base);
  if (!SCHEMES.includes(url.protocol)) throw new FetchRefused('scheme');
  if (url.username || url.password) throw new FetchRefused('user-info');
  if (!ports.includes(portOf(url))) throw new FetchRefused('port');
  url.hash = '';
  return url;
}

/** Not by `URL.canParse`, which refuses letters of Latin-1 once Node 20 has optimised it. */
function parsed(text: string, base?: URL): URL {
  try {
    return new URL(text, base);
  } catch {
    throw new FetchRefused('malformed');
  }
}

const portOf = ({ port, protocol }: URL): number =>
  port === '' ? (DEFAULT_PORTS[protocol] ?? 0) : Number(port);
