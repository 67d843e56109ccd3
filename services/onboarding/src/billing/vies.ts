import { BodyTooLong, boundedBody, within } from '@rep13/service-kit/waiting';

/** VIES, or the register of the Member State behind it, does not answer: nothing is known of the number. */
export class ViesAway extends Error {}

/** What VIES answers about a number. */
export interface ViesAnswer {
  readonly isValid: boolean;
  /** Under which the question is stored there; only where the asker has a VAT number, too. */
  readonly reference: string | null;
  /** Not every Member State says it. */
  readonly registeredName: string | null;
}

interface Question {
  readonly prefix: string;
  readonly number: string;
  /** Our own VAT number, with its prefix. */
  readonly asker: string | null;
}

const WITHIN_MS = 30_000;
const MAX_BYTES = 20_000;
const TEXT_MAX = 200;

/**
 * Asks the Commission's register of VAT numbers, at `${url}/check-vat-number`.
 * @param url up to and without that, such as https://ec.europa.eu/taxation_customs/vies/rest-api
 * @throws ViesAway, also for an answer that says neither yes nor no
 */
export async function askVies(url: string, { prefix, number, asker }: Question): Promise<ViesAnswer> {
  const question = {
    countryCode: prefix,
    vatNumber: number,
    ...(asker && { requesterMemberStateCode: asker.slice(0, 2), requesterNumber: asker.slice(2) }),
  };
  try {
    return await within(WITHIN_MS, async (signal) => {
      const response = await fetch(`${url.replace(/\/+$/, '')}/check-vat-number`, {
        method: 'POST',
        redirect: 'error',
        signal,
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify(question),
      });
      const body = await boundedBody(response, { maxBytes: MAX_BYTES, signal });
      return toAnswer(response.status, Buffer.from(body).toString());
    });
  } catch (error) {
    if (error instanceof ViesAway) throw error;
    throw new ViesAway(error instanceof BodyTooLong ? 'VIES: the answer is too long' : 'VIES: no answer');
  }
}

/** An error comes with status 200 as well, in `errorWrappers`. */
function toAnswer(status: number, body: string): ViesAnswer {
  const reply = parsed(body);
  if (status !== 200 || typeof reply['valid'] !== 'boolean' || reply['errorWrappers'])
    throw new ViesAway(`VIES: status ${status}, ${errorIn(reply)}`);
  return {
    isValid: reply['valid'],
    reference: text(reply['requestIdentifier']),
    registeredName: text(reply['name']),
  };
}

function parsed(body: string): Record<string, unknown> {
  try {
    const reply: unknown = JSON.parse(body);
    return typeof reply === 'object' && reply !== null ? (reply as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Such as `MS_UNAVAILABLE`; nothing else of what came. */
function errorIn({ errorWrappers }: Record<string, unknown>): string {
  const [first] = Array.isArray(errorWrappers) ? (errorWrappers as { error?: unknown }[]) : [];
  return typeof first?.error === 'string' && /^[A-Z_]{1,60}$/.test(first.error)
    ? first.error
    : 'no answer in it';
}

/** Three dashes: the state gives no answer. */
const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() && value.trim() !== '---'
    ? value.trim().slice(0, TEXT_MAX)
    : null;
