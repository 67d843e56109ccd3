import { jest } from '@jest/globals';

export interface Call {
  method: string;
  path: string;
  body: unknown;
  headers: Headers;
}

type Answer = { status: number; body: unknown; headers?: Record<string, string> } | 'no answer';
type Responder = (call: Call) => Answer | Promise<Answer>;

export const ok = (body: unknown, status = 200, headers?: Record<string, string>): Answer => ({
  status,
  body,
  headers,
});
export const refused = (
  status: number,
  message: string,
  errors?: { path: string; message: string }[],
): Answer => ({
  status,
  body: { code: 'gateway.test', message, errors },
});

/** A refusal by the code that screens decide by. */
export const refusedAs = (status: number, code: string): Answer => ({
  status,
  body: { code, message: 'Words that screens must not look at' },
});

/**
 * Answers `fetch` by "METHOD /path" and keeps what was asked. A call that the test did not expect fails it by
 * name instead of being answered somehow.
 */
export function fakeApi(responders: Record<string, Answer | Responder>) {
  const calls: Call[] = [];
  const fetch = async (path: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const call = { method, path, body, headers: new Headers(init.headers) };
    calls.push(call);
    const responder = responders[`${method} ${path}`];
    if (!responder) throw unexpected(`${method} ${path}`);
    const answer = typeof responder === 'function' ? await responder(call) : responder;
    if (answer === 'no answer') throw new TypeError('Failed to fetch');
    return response(answer);
  };
  globalThis.fetch = jest.fn(fetch as unknown as typeof globalThis.fetch);
  const sent = (method: string, path: string) =>
    calls.filter((call) => call.method === method && call.path === path);
  return { calls, sent };
}

const unexpectedCalls: string[] = [];

function unexpected(call: string): Error {
  unexpectedCalls.push(call);
  return new Error(`The test does not say what ${call} answers`);
}

/** Call it after each test. */
export function expectNoUnexpectedCalls(): void {
  const found = unexpectedCalls.splice(0);
  if (found.length > 0) throw new Error(`The test does not say what these answer: ${found.join(', ')}`);
}

function response({ status, body, headers }: Exclude<Answer, string>) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    ok: status < 400,
    status,
    statusText: '',
    headers: new Headers(headers),
    text: () => Promise.resolve(text),
    blob: () => Promise.resolve(new Blob([text])),
  };
}
