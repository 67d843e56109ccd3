import { headers, type MsgHdrs } from 'nats';
import type { RequestContext } from '../context/request-context.ts';

const CONTEXT = 'Rep13-Context';

/** The request's context as NATS headers. Values from outside are encoded, so no header can be smuggled in. */
export function toHeaders(context: RequestContext): MsgHdrs {
  const result = headers();
  result.set(CONTEXT, encodeURIComponent(JSON.stringify(context)));
  return result;
}

/** The context a request came with; a fresh one if it has none. */
export function fromHeaders(received: MsgHdrs | undefined, fallbackId: () => string): RequestContext {
  const encoded = received?.get(CONTEXT);
  if (!encoded) return { correlationId: fallbackId(), actor: 'system' };
  return JSON.parse(decodeURIComponent(encoded)) as RequestContext;
}
