import { computerNow, learnServerTime } from '@rep13/web-kit/clock';
import type { Address, Bytes, Call } from '@rep13/contracts-operations';
import { ApiError } from './api-error.ts';
import { browserSecret } from './browser-secret.ts';
import { takeEarlyAnswer } from './early-answers.ts';
import { parsed } from './parsed.ts';
import { STEP_UP_REQUIRED, stepUp } from './step-up.ts';

/** The gateway gives up after 4 s, so a longer silence is a lost connection. */
const DEADLINE_MS = 10_000;
/** As long as an upload may take. */
const FILE_DEADLINE_MS = 75_000;

/** What goes along with any call. */
export interface CallOptions {
  /** For who is no user of ours: such as the token of a private link, which no address may carry. */
  headers?: Readonly<Record<string, string>>;
}

export interface SendOptions extends CallOptions {
  /** The same key makes a repeated request return the first one's answer. */
  idempotencyKey?: string;
  /** The version that the sender has seen: the server refuses the write if there is another one by now. */
  ifMatch?: number;
}

export interface GetOptions extends CallOptions {
  /** Asked by the page, not by a person: such a request does not prolong the session. */
  isBackground?: boolean;
}

/** An answer of which a header matters too. */
export interface Answer<T> {
  data: T;
  /** Null if the answer does not have it. */
  header: (name: string) => string | null;
}

/** @throws {ApiError} for every answer that is not a success, and for no answer */
export async function apiGet<T>(address: Address<T>, options?: GetOptions): Promise<T> {
  return (await apiAnswer(address, options)).data;
}

/** As `apiGet`, with the answer's headers. */
export function apiAnswer<T>(
  address: Address<T>,
  { isBackground, ...call }: GetOptions = {},
): Promise<Answer<T>> {
  const headers: HeadersInit = isBackground ? { 'X-Background': '1', ...call.headers } : { ...call.headers };
  return request<T>(address, { method: 'GET', headers });
}

/** @throws {ApiError} for every answer that is not a success, and for no answer */
export async function apiSend<B, A>(
  { method, path }: Call<B, A>,
  body: B,
  { idempotencyKey, ifMatch, headers: given }: SendOptions = {},
): Promise<A> {
  const headers: Record<string, string> = { ...given, ...idempotencyHeaders(idempotencyKey) };
  if (ifMatch !== undefined) headers['If-Match'] = `"${ifMatch}"`;
  headers['Content-Type'] = 'application/json';
  const answer = await request<A>(path, { method, headers, body: JSON.stringify(body) });
  return answer.data;
}

/** The key, and the secret of the browser that makes it its own. */
export const idempotencyHeaders = (key: string | undefined): Record<string, string> =>
  key === undefined ? {} : { 'Idempotency-Key': key, 'Idempotency-Scope': browserSecret() };

/** What needs the password first is sent again as it was, once it has been entered. */
async function request<T>(path: string, init: RequestInit): Promise<Answer<T>> {
  try {
    return await requestOnce<T>(path, init);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== STEP_UP_REQUIRED || !(await stepUp())) throw error;
    return requestOnce<T>(path, init);
  }
}

async function requestOnce<T>(path: string, init: RequestInit): Promise<Answer<T>> {
  const { response, content: text } = await answerOf(path, init, (answer) => answer.text());
  const data = parsed(text);
  if (!response.ok) throw new ApiError(response.status, text || response.statusText, data);
  return { data: data as T, header: (name) => response.headers.get(name) };
}

/** A file that an address alone does not open. @throws {ApiError} as `apiGet` */
export async function apiFile(address: Address<Bytes>, { headers = {} }: CallOptions = {}): Promise<Blob> {
  const init = { method: 'GET', headers, signal: AbortSignal.timeout(FILE_DEADLINE_MS) };
  const { response, content } = await answerOf<Blob | string>(address, init, (answer) =>
    answer.ok ? answer.blob() : answer.text(),
  );
  if (typeof content !== 'string') return content;
  throw new ApiError(response.status, content || response.statusText, parsed(content));
}

async function answerOf<T>(path: string, init: RequestInit, read: (answer: Response) => Promise<T>) {
  const early = init.method === 'GET' ? takeEarlyAnswer(path) : undefined;
  try {
    const answered = await early?.response;
    const askedAt = answered && early ? early.askedAt : computerNow();
    const response =
      answered ??
      (await fetch(path, { credentials: 'include', signal: AbortSignal.timeout(DEADLINE_MS), ...init }));
    learnServerTime(response.headers, askedAt);
    return { response, content: await read(response) };
  } catch {
    throw new ApiError(0, 'No answer from the server');
  }
}
