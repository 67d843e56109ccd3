import type { Stamped } from '../signatures/time-stamp-token.ts';
import { timeStampRequest, tokenIn, type CheckedToken } from './time-stamp-exchange.ts';

const ANSWER_WITHIN_MS = 5_000;
const ANSWER_BYTES_MAX = 64 * 1024;

/** A time stamp by this authority, RFC 3161 over HTTP. @throws unless it answers in time and as it should. */
export async function askForTimeStamp(url: string, stamped: Stamped, now: Date): Promise<CheckedToken> {
  const request = timeStampRequest(stamped);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/timestamp-query', Accept: 'application/timestamp-reply' },
    body: new Uint8Array(request.body),
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  if (!response.ok) throw new Error(`the time-stamp authority answers ${response.status}`);
  return tokenIn(await shortBody(response), request, now);
}

async function shortBody({ body }: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > ANSWER_BYTES_MAX) throw new Error('no time stamp is that long');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
