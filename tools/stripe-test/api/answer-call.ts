import { createHash } from 'node:crypto';
import type { Account } from '../account/account.ts';
import { API_VERSION } from '../account/behaviour.ts';
import { Refusal } from '../account/refusals.ts';
import { endpointOf } from './endpoints.ts';
import { parseForm } from './form.ts';

/** A request to the API as it came in. */
export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  /** The body, or what is behind the question mark. */
  readonly encoded: string;
  readonly authorization: string;
  readonly idempotencyKey?: string;
  /** The header `Stripe-Version`; without it the account's own is meant. */
  readonly version?: string;
  readonly base: string;
}

export interface ApiAnswer {
  readonly status: number;
  readonly body: object;
  readonly isReplay?: boolean;
}

/** Answers as Stripe does; nothing is thrown but defects. */
export function answerCall(account: Account, secretKey: string, request: ApiRequest): ApiAnswer {
  try {
    signIn(request.authorization, secretKey);
    requireVersion(request.version);
    const { idempotencyKey: key, method } = request;
    return key && method === 'POST' ? once(account, key, request) : carryOut(account, request);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: error.status, body: error.toJSON() };
  }
}

function signIn(authorization: string, secretKey: string): void {
  if (authorization === `Bearer ${secretKey}`) return;
  const basic = Buffer.from(`${secretKey}:`).toString('base64');
  if (authorization !== `Basic ${basic}`)
    throw new Refusal('Invalid API Key provided: sk_test_********', 401);
}

/** This server knows the shapes of one version only, and would else answer in other ones than were asked for. */
function requireVersion(version = API_VERSION): void {
  if (version === API_VERSION) return;
  const isOne = /^\d{4}-\d{2}-\d{2}(\.[a-z]+)?$/.test(version);
  throw new Refusal(
    isOne
      ? `This test server speaks ${API_VERSION}, not ${version}.`
      : `Invalid Stripe API version: ${version}.`,
  );
}

/** The first answer under a key stays the answer; what Stripe did not begin to do is not kept. */
function once(account: Account, key: string, request: ApiRequest): ApiAnswer {
  const fingerprint = createHash('sha256').update(`${request.path}?${request.encoded}`).digest('hex');
  const stored = account.state.answers[key];
  if (stored && stored.fingerprint !== fingerprint)
    throw new Refusal(
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      400,
      undefined,
      undefined,
      'idempotency_error',
    );
  if (stored) return { status: stored.status, body: stored.body, isReplay: true };
  const answer = carryOut(account, request);
  account.state.answers[key] = { fingerprint, ...structuredClone(answer) };
  return answer;
}

function carryOut(account: Account, { method, path, encoded, base }: ApiRequest): ApiAnswer {
  const found = endpointOf(method, path);
  if (!found) throw new Refusal(`Unrecognized request URL (${method}: ${path}).`, 404);
  const body = found.endpoint({ account, id: found.id, form: parseForm(encoded), base });
  return { status: 200, body };
}
