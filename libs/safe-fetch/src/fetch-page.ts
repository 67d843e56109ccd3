import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { Agent, request, type Dispatcher } from 'undici';
import { ACCEPTED_ENCODINGS, boundedBody } from './bounded-body.ts';
import { checkedAddresses, type AddressRules } from './checked-addresses.ts';
import { checkedUrl } from './checked-url.ts';
import { FetchFailed, FetchRefused } from './fetch-errors.ts';
import { checkedType, textOf, type Page } from './page.ts';

export interface FetchRules extends AddressRules {
  readonly userAgent: string;
  readonly ports: readonly number[];
  readonly pageMs: number;
  readonly visitMs: number;
  readonly maxBytes: number;
  readonly redirectsMax: number;
}

/** One page to be read, and until when. */
export interface PageRequest {
  readonly url: string;
  readonly rules: FetchRules;
  readonly deadline: AbortSignal;
  /** Asked before each hop. Rejects to refuse it. */
  readonly permit: (url: URL) => Promise<void>;
}

const REDIRECTS = [301, 302, 303, 307, 308];

/** Follows redirects by hand, because each is a new address that a stranger chose. @throws FetchRefused, FetchFailed */
export async function fetchPage({ url: text, rules, deadline, permit }: PageRequest): Promise<Page> {
  let url = checkedUrl(text, rules.ports);
  for (let hop = 0; hop <= rules.redirectsMax; hop += 1) {
    await permit(url);
    const answer = await ask(url, rules, deadline);
    if ('text' in answer) return answer;
    url = checkedUrl(answer.location, rules.ports, url);
  }
  throw new FetchRefused('redirects');
}

/** The page, or where it sends us. */
async function ask(url: URL, rules: FetchRules, deadline: AbortSignal): Promise<Page | { location: string }> {
  const addresses = await inTime(checkedAddresses(url.hostname, rules), deadline);
  const agent = new Agent({ connect: { lookup: always(addresses) }, maxResponseSize: rules.maxBytes });
  try {
    const answer = await request(url, {
      dispatcher: agent,
      signal: deadline,
      headers: {
        'user-agent': rules.userAgent,
        accept: 'text/html, text/plain;q=0.9',
        'accept-encoding': ACCEPTED_ENCODINGS,
      },
    }).catch(notAnswered);
    return REDIRECTS.includes(answer.statusCode)
      ? toLocation(answer)
      : await toPage(url, answer, rules, deadline);
  } finally {
    await agent.destroy();
  }
}

/** The connection uses the addresses that were checked: the name is not looked up a second time. */
const always =
  (addresses: LookupAddress[]): LookupFunction =>
  (_name, { all }, found) => {
    const [first] = addresses;
    if (all) found(null, addresses);
    else found(null, first?.address ?? '', first?.family);
  };

function toLocation({ headers, body }: Dispatcher.ResponseData): { location: string } {
  // What it says beside is nobody's; an error of a stream that nobody reads must not end the process.
  body.on('error', () => undefined).destroy();
  const { location } = headers;
  if (typeof location !== 'string' || location === '') throw new FetchRefused('redirects');
  return { location };
}

async function toPage(
  url: URL,
  { headers, body, statusCode: status }: Dispatcher.ResponseData,
  { maxBytes }: FetchRules,
  deadline: AbortSignal,
): Promise<Page> {
  body.on('error', () => undefined);
  const header = String(headers['content-type'] ?? '');
  const type = checkedType(header);
  const encoding = String(headers['content-encoding'] ?? '');
  const bytes = await boundedBody(body, encoding, maxBytes).catch((error: unknown) =>
    notRead(error, deadline),
  );
  return { finalUrl: url.href, status, type, text: textOf(bytes, header) };
}

function notAnswered(error: unknown): never {
  const isTimeout =
    error instanceof Error && (error.name === 'TimeoutError' || /TIMEOUT/.test(codeOf(error)));
  throw new FetchFailed(isTimeout ? 'timeout' : 'connection', { cause: error });
}

function notRead(error: unknown, deadline: AbortSignal): never {
  if (error instanceof FetchRefused) throw error;
  if (deadline.aborted) throw new FetchRefused('time');
  const code = codeOf(error);
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') throw new FetchRefused('size');
  if (code === 'UND_ERR_BODY_TIMEOUT') throw new FetchRefused('time');
  if (code.startsWith('Z_') || code.startsWith('ERR_BROTLI') || code.startsWith('ERR__ERROR'))
    throw new FetchRefused('encoding');
  throw new FetchFailed('connection', { cause: error });
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** What can't be stopped is waited for no longer. */
async function inTime<T>(work: Promise<T>, deadline: AbortSignal): Promise<T> {
  let stop = (): void => undefined;
  const over = new Promise<never>((_, reject) => {
    stop = () => reject(new FetchFailed('timeout'));
    deadline.addEventListener('abort', stop, { once: true });
    if (deadline.aborted) stop();
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    deadline.removeEventListener('abort', stop);
    work.catch(() => undefined);
  }
}
