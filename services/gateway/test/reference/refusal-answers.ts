import { ERROR_CODES } from '@rep13/contracts-constants';
import type { Refusal } from './errors.ts';

const WITH_RETRY_AFTER: string[] = [
  ERROR_CODES.tooManyAttempts,
  ERROR_CODES.serviceUnavailable,
  ERROR_CODES.idempotencyKeyInUse,
];

/** One answer a status, with each refusal that has it as an example. */
export function refusalAnswers(refusals: Refusal[]): Record<string, object> {
  const statuses = [...new Set(refusals.map(({ status }) => status))].sort();
  return Object.fromEntries(
    statuses.map((status) => [`${status}`, answer(refusals.filter((refusal) => refusal.status === status))]),
  );
}

const answer = (refusals: Refusal[]) => ({
  description: refusals.map(({ code, message }) => `\`${code}\` ${message}`).join('; '),
  ...(refusals.some(({ code }) => WITH_RETRY_AFTER.includes(code)) && {
    headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } },
  }),
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/ErrorBody' },
      examples: Object.fromEntries(
        refusals.map((refusal) => [refusal.code, { $ref: `#/components/examples/${nameOf(refusal)}` }]),
      ),
    },
  },
});

/** The body of each refusal, once for all calls. */
export const refusalExamples = (refusals: Refusal[]): Record<string, object> =>
  Object.fromEntries(
    refusals.map((refusal) => [nameOf(refusal), { value: bodyOf(refusal.code, refusal.message) }]),
  );

const nameOf = ({ status, code }: Refusal) => `${status}.${code}`;

const bodyOf = (code: string, message: string) => ({
  code,
  message,
  ...(code === ERROR_CODES.validationFailed && {
    errors: [{ path: 'signupId', message: 'Please use the link from your signup confirmation email' }],
  }),
});
