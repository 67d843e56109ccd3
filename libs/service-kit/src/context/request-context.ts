import { AsyncLocalStorage } from 'node:async_hooks';

/** What makes a repeated request the same one. */
export interface IdempotencyContext {
  /** Whose key it is: one browser session. */
  readonly scope: string;
  readonly key: string;
  /** SHA-256 of path and body. */
  readonly fingerprint: string;
  /** Seconds the key holds, for keys made of the body itself; without it, for ever. */
  readonly ttlSeconds?: number;
}

/** What goes with a request through every process it touches, and into the events it causes. */
export interface RequestContext {
  readonly correlationId: string;
  readonly causationId?: string;
  readonly traceparent?: string;
  /** `visitor`, `client:<signupId>`, `admin:<id>` or `system`. */
  readonly actor: string;
  readonly ipAddress?: string;
  readonly userAgent?: string;
  readonly idempotency?: IdempotencyContext;
  /** Epoch milliseconds after which nobody waits for the answer. */
  readonly deadline?: number;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work` with `context` as the current one. */
export const withContext = <T>(context: RequestContext, work: () => T): T => storage.run(context, work);

/** Corrects who acts in the current context, once that is known better than when it began. */
export function actAs(actor: string): void {
  const context = storage.getStore();
  if (context) Object.assign(context, { actor });
}

/** The context of the request being handled, if there is one. */
export const currentContext = (): RequestContext | undefined => storage.getStore();

/** Who acts in the current context, as `RequestContext.actor`; `system` where nothing was asked for. */
export const currentActor = (): string => storage.getStore()?.actor ?? 'system';
