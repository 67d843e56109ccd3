import type { DomainError } from '@rep13/service-kit';
import type { Response } from 'express';

export function sendError(response: Response, error: DomainError): void {
  const { retryAfterSeconds } = error.details;
  if (retryAfterSeconds !== undefined) response.setHeader('Retry-After', retryAfterSeconds);
  response.status(error.status).json(error.toBody());
}
