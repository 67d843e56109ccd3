import type { ErrorCode } from '@rep13/contracts-constants';

/**
 * A request to a service over NATS and, as type parameter, what it answers.
 * Queries are commands too; their names begin with `Get`, `List` or `Find`.
 */
export abstract class Command<Reply> {
  /** Never set: carries the reply's type. */
  declare readonly replyType?: Reply;
}

/** What a call may be refused with: the code of each error, and the HTTP status that comes with it. */
export type Refusals = Readonly<Partial<Record<ErrorCode, number>>>;

/** What the look into a file finds. */
export const FILE_CHECK_REFUSALS = {
  'onboarding.file-type-not-accepted': 415,
  'onboarding.file-active': 422,
  'onboarding.file-unreadable': 422,
  'onboarding.file-infected': 422,
  'onboarding.file-not-scanned': 503,
} as const satisfies Refusals;

export interface CommandClass<C extends Command<unknown> = Command<unknown>> {
  readonly name: string;
  /** `rpc.<context>.<aggregate>.<imperative>.v<N>` */
  readonly subject: string;
  /** How long the caller waits, in milliseconds, where the usual two seconds are too short; never beyond the request's own deadline. */
  readonly answerWithinMs?: number;
  /** Its own refusals; those that every command may answer are left out. */
  readonly errors?: Refusals;
  new (): C;
}

export type ReplyOf<C> = C extends Command<infer Reply> ? Reply : never;

/** The fields of a command, without the type carrier. */
export type PayloadOf<C> = Omit<C, 'replyType'>;
