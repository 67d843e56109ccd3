import type { EventClass } from '@rep13/contracts-messaging';
import type { TestService } from '@rep13/testing';

/** What was announced of one signup, oldest first. */
export const eventsOf = async <E extends { signupId: number | null }>(
  service: TestService,
  type: EventClass<E>,
  signupId: number,
): Promise<E[]> => (await service.published(type)).filter((event) => event.signupId === signupId);
