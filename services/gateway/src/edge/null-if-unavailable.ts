import { HttpStatus } from '@nestjs/common';
import { DomainError } from '@rep13/service-kit';

/** Null instead of the answer of a service that is away, or whose database is; any other error stays one. */
export async function nullIfUnavailable<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof DomainError && error.status === (HttpStatus.SERVICE_UNAVAILABLE as number))
      return null;
    throw error;
  }
}
