import { HttpException } from '@nestjs/common';
import { DomainError, isDatabaseAway, NotFound, ServiceUnavailable } from '@rep13/service-kit';
import { BodyTooLarge, MalformedBody, NotSignedIn, UnsupportedMediaType } from './http-errors.ts';

const BY_STATUS: Record<number, new () => DomainError> = {
  400: MalformedBody,
  401: NotSignedIn,
  404: NotFound,
  405: NotFound,
  415: UnsupportedMediaType,
  503: ServiceUnavailable,
};

/** What the browser is told about an error; undefined for one that nobody foresaw. */
export function toDomainError(error: unknown): DomainError | undefined {
  if (error instanceof DomainError) return error;
  // Nest wraps what the body parser throws, also where it is ours.
  if (error instanceof HttpException && error.cause instanceof DomainError) return error.cause;
  const status = statusOf(error);
  if (status === 413) return new BodyTooLarge(limitOf(error));
  const known = status === undefined ? undefined : BY_STATUS[status];
  if (known) return new known();
  if (status !== undefined && status >= 400 && status < 500) return new MalformedBody();
  return isDatabaseAway(error) ? new ServiceUnavailable() : undefined;
}

/** What the body parser lets through at most, where it was the one that refused: Nest wraps its errors. */
const limitOf = (error: unknown): number | undefined => {
  const { limit, cause } = error as { limit?: unknown; cause?: unknown };
  if (typeof limit === 'number') return limit;
  return cause instanceof Error ? limitOf(cause) : undefined;
};

/** Nest's own errors and those of the body parser carry the status they mean. */
function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  if (!(error instanceof Error)) return undefined;
  const { status, expose } = error as { status?: unknown; expose?: unknown };
  return typeof status === 'number' && expose === true ? status : undefined;
}
