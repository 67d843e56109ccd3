import type { ErrorBody } from '@rep13/contracts-messaging';
import { DomainError } from '../errors/domain-error.ts';

/** A DomainError as it travels over NATS. */
export interface WireError extends ErrorBody {
  readonly status: number;
  readonly retryAfterSeconds?: number;
}

export const toWire = (error: DomainError): WireError => ({
  status: error.status,
  ...error.toBody(),
  ...(error.details.retryAfterSeconds && { retryAfterSeconds: error.details.retryAfterSeconds }),
});

export const isWireError = (error: unknown): error is WireError =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  'status' in error &&
  typeof error.status === 'number';

export const fromWire = ({ status, code, message, errors, retryAfterSeconds }: WireError): DomainError =>
  new DomainError(status, code, message, { errors, retryAfterSeconds });
