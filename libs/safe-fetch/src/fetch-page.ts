import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { Agent, request, type Dispatcher } from 'undici';
import { ACCEPTED_ENCODINGS, boundedBody } from './bounded-body.ts';
import { checkedAddresses, type AddressRules } from './checked-addresses.ts';
import { checkedUrl } from './checked-url.ts';
import { FetchFailed, FetchRefused } from './fetch-errors.ts';
import { checkedType, lastValue, textOf, type Page, type Resource } from './page.ts';

export interface FetchRules extends AddressRules {
  readonly userAgent: string;
  readonly ports: readonly number[];
  readonly pageMs: number;
  readonly visitMs: number;
  readonly maxBytes: number;
  readonly redirectsMax: number;
}

/** How an answer is taken that is no redirect. @throws FetchRefused, FetchFailed */
export type Take<T> = (
  url: URL,
  answer: Dispatcher.ResponseData,
  rules: FetchRules,
  deadline: AbortSignal,
) => Promise<T>;

/** One address to be asked, and until when. */
export interface PageRequest<T> {
  readonly url: string;
  readonly accept: string;
  readonly take: Take<T>;
  readonly rules: FetchRules;
  readonly deadline: AbortSignal;
  /** Asked before each hop. Rejects to refuse it. */
  readonly permit: (url: URL) => Promise<void>;
}

const REDIRECTS = [301, 302, 303, 307, 308];

/** Follows redirects by hand, because each is a new address that a stranger chose. @throws FetchRefused, FetchFailed */
export async function fetchThrough<T>(request: PageRequest<T>): Promise<T> {
  const { url: text, rules, permit } = request;
  let url = checkedUrl(text, rules.ports);
  for (let hop = 0; hop <= rules.redirectsMax; hop += 1) {
    await permit(url);
    const answer = await ask(url, request);
    if ('taken' in answer) return answer.taken;
    url = checkedUrl(answer.location, rules.ports, url);
  }
  throw new FetchRefused('redirects');
}

/** What was taken, or where the answer sends us. */
async function ask<T>(
  url: URL,
  { rules, deadline, accept, take }: PageRequest<T>,
): Promise<{ taken: T } | { location: string }> {
  const addresses = await inTime(checkedAddresses(url.hostname, rules), deadline);
  const agent = new Agent({ connect: { lookup: always(addresses) }, maxResponseSize: rules.maxBytes });
  try {
    const answer = await request(url, {
      dispatcher: agent,
      signal: deadline,
      headers: { 'user-agent': rules.userAgent, accept, 'accept-encoding': ACCEPTED_ENCODINGS },
    }).catch(notAnswered);
    return REDIRECTS.includes(answer.statusCode)
      ? toLocation(answer)
      : { taken: await take(url, answer, rules, deadline) };
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
  // The rest is not read; an error of an unread stream must not end the process.
  body.on('error', () => undefined).destroy();
  const location = lastValue(headers.location);
  if (location === '') throw new FetchRefused('redirects');
  return { location };
}

/** A text to be read. */
export const takePage: Take<Page> = async (url, answer, rules, deadline) => {
  answer.body.on('error', () => undefined);
  const header = typeOf(answer);
  const type = checkedType(header);
  const bytes = await bytesOf(answer, rules, deadline);
  return { finalUrl: url.href, status: answer.statusCode, type, text: textOf(bytes, header) };
};

/** Anything, as it is. */
export const takeResource: Take<Resource> = async (url, answer, rules, deadline) => ({
  finalUrl: url.href,
  status: answer.statusCode,
  type: typeOf(answer),
  allowOrigin: lastValue(answer.headers['access-control-allow-origin']),
  bytes: await bytesOf(answer, rules, deadline),
});

const typeOf = ({ headers }: Dispatcher.ResponseData): string =>
  [headers['content-type'] ?? ''].flat().join(',');

function bytesOf(
  { headers, body }: Dispatcher.ResponseData,
  { maxBytes }: FetchRules,
  deadline: AbortSignal,
): Promise<Buffer> {
  body.on('error', () => undefined);
  const encoding = lastValue(headers['content-encoding']);
  return boundedBody(body, encoding, maxBytes).catch((error: unknown) => notRead(error, deadline));
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
