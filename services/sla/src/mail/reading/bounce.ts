import { fieldOf, fieldsOf } from './head.ts';
import type { Bounce } from './mail-facts.ts';
import type { Part } from './multipart.ts';

/** What a report says of a mail of ours that did not arrive (RFC 3464). */
export function bounceOf(parts: readonly Part[]): Bounce {
  const typed = (...types: string[]) =>
    parts.find(({ fields }) =>
      types.some((type) => fieldOf(fields, 'content-type')?.toLowerCase().startsWith(type)),
    );
  // Fields of the whole report stand first, those of each recipient after an empty line.
  const report = fieldsOf(
    Buffer.from(
      (typed('message/delivery-status')?.body.toString('latin1') ?? '').replace(/(\r?\n){2,}/g, '\n'),
    ),
  );
  const action = fieldOf(report, 'action')?.toLowerCase() ?? '';
  const returned = fieldsOf(typed('text/rfc822-headers', 'message/rfc822')?.body ?? Buffer.alloc(0));
  return {
    of: fieldOf(returned, 'message-id')?.replace(/[<>]/g, '') ?? null,
    recipient: fieldOf(report, 'final-recipient')?.split(';').at(-1)?.trim().toLowerCase() ?? null,
    status: /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(fieldOf(report, 'status') ?? '')?.[0] ?? null,
    isFinal: action !== 'delayed',
    hasArrived: ['delivered', 'relayed', 'expanded'].includes(action),
  };
}
