import { boundedBody, within } from '@rep13/service-kit/waiting';
import type { Stamped } from '../signatures/time-stamp-token.ts';
import { timeStampRequest, tokenIn, type CheckedToken, type StampTerms } from './time-stamp-exchange.ts';

const ANSWER_WITHIN_MS = 5_000;
const ANSWER_BYTES_MAX = 64 * 1024;

/** A time stamp by this authority, RFC 3161 over HTTP. @throws unless it answers in time and as it should. */
export async function askForTimeStamp(
  url: string,
  stamped: Stamped,
  terms: StampTerms,
): Promise<CheckedToken> {
  const request = timeStampRequest(stamped);
  const answer = await within(ANSWER_WITHIN_MS, async (signal) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/timestamp-query', Accept: 'application/timestamp-reply' },
      body: new Uint8Array(request.body),
      redirect: 'error',
      signal,
    });
    if (!response.ok) throw new Error(`the time-stamp authority answers ${response.status}`);
    return boundedBody(response, { maxBytes: ANSWER_BYTES_MAX, signal });
  });
  return tokenIn(answer, request, terms);
}
