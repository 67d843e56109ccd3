import { HttpStatus } from '@nestjs/common';
import { DomainError, ServiceUnavailable } from '@rep13/service-kit';

/** What several services answered, and which of them did not. */
export interface AnswersOfEach<T> {
  readonly answers: T[];
  readonly unavailable: string[];
}

/**
 * Asks several services at once; one that is down does not keep back what the others say.
 * @throws ServiceUnavailable if none answers, and any other error as it is.
 */
export async function fromEach<Service extends string, T>(
  services: readonly Service[],
  ask: (service: Service) => Promise<T>,
): Promise<AnswersOfEach<T>> {
  const answers: T[] = [];
  const unavailable: string[] = [];
  const each = services.map(async (service) => {
    try {
      answers.push(await ask(service));
    } catch (error) {
      if (!isAway(error)) throw error;
      unavailable.push(service);
    }
  });
  await Promise.all(each);
  if (answers.length === 0) throw new ServiceUnavailable();
  return { answers, unavailable: unavailable.sort() };
}

const isAway = (error: unknown): boolean =>
  error instanceof DomainError && error.status === (HttpStatus.SERVICE_UNAVAILABLE as number);
