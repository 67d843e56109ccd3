import { ERROR_CODES } from '@rep13/contracts-constants';
import type { KnownError } from './errors.ts';

const WITH_RETRY_AFTER: string[] = [
  ERROR_CODES.tooManyAttempts,
  ERROR_CODES.serviceUnavailable,
  ERROR_CODES.idempotencyKeyInUse,
];

/** One answer a status, with each error that has it as an example. */
export function errorAnswers(errors: KnownError[]): Record<string, object> {
  const statuses = [...new Set(errors.map(({ status }) => status))].sort();
  return Object.fromEntries(
    statuses.map((status) => [`${status}`, answer(errors.filter((error) => error.status === status))]),
  );
}

const answer = (errors: KnownError[]) => ({
  description: errors.map(({ code, message }) => `\`${code}\` ${message}`).join('; '),
  ...(errors.some(({ code }) => WITH_RETRY_AFTER.includes(code)) && {
    headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } },
  }),
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/ErrorBody' },
      examples: Object.fromEntries(
        errors.map((error) => [error.code, { $ref: `#/components/examples/${nameOf(error)}` }]),
      ),
    },
  },
});

/** The body of each error, once for all calls. */
export const errorExamples = (errors: KnownError[]): Record<string, object> =>
  Object.fromEntries(errors.map((error) => [nameOf(error), { value: bodyOf(error.code, error.message) }]));

const nameOf = ({ status, code }: KnownError) => `${status}.${code}`;

const bodyOf = (code: string, message: string) => ({
  code,
  message,
  ...(code === ERROR_CODES.validationFailed && {
    errors: [{ path: 'signupId', message: 'Please use the link from your signup confirmation email' }],
  }),
});
