import type { Type } from '@nestjs/common';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail, type AnyEmail } from './email.ts';

/** The handler that enqueues a mail on each of its occasions; none for a mail that others enqueue. */
export function reactionTo(email: AnyEmail): Type[] {
  const occasions = email.on ? [email.on].flat() : [];
  if (occasions.length === 0) return [];

  class Reaction {}
  Object.defineProperty(Reaction, 'name', { value: `Send ${email.kind}` });
  for (const [index, { events, due }] of occasions.entries()) {
    const method = `occasion${index}`;
    const value = (event: never, { jobs, envelope }: Handling): void => {
      const found = due(event, envelope);
      if (found) enqueueEmail(jobs, email, ...found);
    };
    Object.defineProperty(Reaction.prototype, method, { value });
    OnEvent(events, 'mail')(Reaction.prototype, method, {});
  }
  return [Reaction];
}
