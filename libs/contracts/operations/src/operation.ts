/** What one call carries there and back, as types. What is not named is not sent. */
export interface Exchange {
  /** Only of parameters that take more than a number or any text: `{ action: TicketAction }`. */
  readonly params?: object;
  readonly query?: object;
  /** `Upload` for a form with one file in the field `file`. */
  readonly body?: object;
  /** `Bytes` for a file that the browser opens or saves. */
  readonly answer: unknown;
  /** The codes that this call may be refused with, beside those of every call (`gateway.…`). */
  readonly error?: string;
}

/** A body that is one file, in the field `file` of a form. */
export interface Upload {
  readonly isUpload: true;
}

/** An answer that is a file. */
export interface Bytes {
  readonly isFile: true;
}

/** The body of a call that takes none: `{}` is sent, because a call that writes has to be JSON. */
export type NoBody = Readonly<Record<string, never>>;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** `POST /api/admin/billing-tasks/:id/done` */
export type Route = `${Method} /${string}`;

declare const EXCHANGE: unique symbol;

/**
 * One call of the API. A running program sees the text of its route; what it carries only the compiler knows, so that a
 * browser has not a byte of it. `npm run reference` writes them from the gateway's controllers.
 */
export type Operation<R extends Route = Route, X extends Exchange = Exchange> = R & {
  readonly [EXCHANGE]: X;
};

export type AnswerOf<O> = O extends Operation<Route, infer X> ? X['answer'] : never;
export type BodyOf<O> =
  O extends Operation<Route, infer X> ? (X extends { readonly body: infer B } ? B : NoBody) : never;
