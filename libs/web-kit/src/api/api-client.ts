import { ApiError } from './api-error.ts';
import { parsed } from './parsed.ts';

/** The gateway gives up after 4 s, so a longer silence is a lost connection. */
const DEADLINE_MS = 10_000;

export type ApiMethod = 'POST' | 'PATCH' | 'PUT' | 'DELETE';

export interface SendOptions {
  /** The same key makes a repeated request return the first one's answer. */
  idempotencyKey?: string;
}

/** @throws {ApiError} for every answer that is not a success, and for no answer */
export function apiGet<T>(path: string): Promise<T> {
  return request<T>(path, { method: 'GET' });
}

/** @throws {ApiError} for every answer that is not a success, and for no answer */
export function apiSend<T>(
  method: ApiMethod,
  path: string,
  body?: unknown,
  { idempotencyKey }: SendOptions = {},
): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey;
  return request<T>(path, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

async function request<T>(path: string, init: RequestInit): Promise<T> {
  const { response, text } = await answerOf(path, init);
  const data = parsed(text);
  if (!response.ok) throw new ApiError(response.status, text || response.statusText, data);
  return data as T;
}

async function answerOf(path: string, init: RequestInit) {
  try {
    const response = await fetch(path, {
      credentials: 'include',
      signal: AbortSignal.timeout(DEADLINE_MS),
      ...init,
    });
    return { response, text: await response.text() };
  } catch {
    throw new ApiError(0, 'No answer from the server');
  }
}
