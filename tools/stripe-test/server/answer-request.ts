import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { API_VERSION } from '../account/behaviour.ts';
import { FAILURES, isToBeRetried, Refusal } from '../account/refusals.ts';
import { answerCall } from '../api/answer-call.ts';
import { controlCall } from '../control/control-calls.ts';
import { answerPage } from './answer-page.ts';
import type { Served } from './served.ts';

export async function answerRequest(
  served: Served,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const body = await text(request);
    const { pathname, search } = new URL(request.url ?? '/', served.base);
    if (pathname.startsWith('/v1/')) await answerApi(served, request, response, { pathname, search, body });
    else if (pathname.startsWith('/test/')) await answerControl(served, request, response, pathname, body);
    else answerPage(served, request.method ?? 'GET', pathname, body, response);
  } catch (error) {
    const refusal =
      error instanceof Refusal ? error : new Refusal(String(error), 500, undefined, undefined, 'api_error');
    if (isToBeRetried(refusal)) response.setHeader('stripe-should-retry', 'true');
    sendJson(response, refusal.status, refusal);
  }
}

async function answerApi(
  { account, controls, secretKey, base, keysInUse }: Served,
  { method = 'GET', headers }: IncomingMessage,
  response: ServerResponse,
  { pathname, search, body }: { pathname: string; search: string; body: string },
): Promise<void> {
  controls.takeFailure();
  const key = headers['idempotency-key'] as string | undefined;
  if (key && keysInUse.has(key)) throw FAILURES.idempotency_key_in_use();
  const { answerAfterMs } = account.state.behaviour;
  if (key) keysInUse.add(key);
  if (answerAfterMs > 0) await sleep(answerAfterMs);
  if (key) keysInUse.delete(key);
  const answer = controls.act(() =>
    answerCall(account, secretKey, {
      method,
      path: pathname,
      encoded: method === 'POST' ? body : search.slice(1),
      authorization: headers.authorization ?? '',
      idempotencyKey: key,
      version: headers['stripe-version'] as string | undefined,
      base,
    }),
  );
  if (answer.isReplay) response.setHeader('Idempotent-Replayed', 'true');
  sendJson(response, answer.status, answer.body);
}

/** Pages of other origins can not ask for JSON unasked: so no page that is open by chance moves the clock. */
async function answerControl(
  served: Served,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  body: string,
): Promise<void> {
  if (method !== 'POST' || headers['content-type'] !== 'application/json')
    throw new Refusal('Controls take POST with application/json', 415);
  sendJson(response, 200, await controlCall(pathname.slice('/test/'.length), body, served));
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  const id = `req_${randomBytes(7).toString('hex')}`;
  response.setHeader('stripe-version', API_VERSION);
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': id });
  response.end(JSON.stringify(body));
}
