/**
 * A request to a service over NATS and, as type parameter, what it answers.
 * Queries are commands too; their names begin with `Get`, `List` or `Find`.
 */
export abstract class Command<Reply> {
  /** Never set: carries the reply's type. */
  declare readonly replyType?: Reply;
}

export interface CommandClass<C extends Command<unknown> = Command<unknown>> {
  readonly name: string;
  /** `rpc.<context>.<aggregate>.<imperative>.v<N>` */
  readonly subject: string;
  /** How long the caller waits, in milliseconds, where the usual two seconds are too short; never beyond the request's own deadline. */
  readonly answerWithinMs?: number;
  new (): C;
}

export type ReplyOf<C> = C extends Command<infer Reply> ? Reply : never;

/** The fields of a command, without the type carrier. */
export type PayloadOf<C> = Omit<C, 'replyType'>;
