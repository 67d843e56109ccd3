/**
 * Why nothing was asked, or what came was not taken.
 * - `scheme`, `port`, `user-info`, `malformed`: the address itself is none that we call.
 * - `address`: the name stands for an address that is not public, or one that is on the deny-list.
 * - `redirects`: more of them than we follow, or one that leads nowhere.
 * - `robots`: the site's robots.txt asks programs to stay away.
 * - `type`: no HTML and no plain text, by its header or by its bytes. `pdf`: a PDF in their place.
 * - `encoding`: compressed in a way that we do not undo.
 * - `size`: more than we read, before or after decompression.
 * - `time`: the answer began, but did not end in time.
 */
export type FetchRefusal =
  | 'scheme'
  | 'port'
  | 'user-info'
  | 'malformed'
  | 'address'
  | 'redirects'
  | 'robots'
  | 'type'
  | 'pdf'
  | 'encoding'
  | 'size'
  | 'time';

/**
 * Why nothing came: the name is unknown, or nobody answered in time, or not by the rules of HTTP and TLS; or the server
 * could not say what its robots.txt asks for, which is taken for a refusal as long as it lasts.
 */
export type FetchFailure = 'name' | 'timeout' | 'connection' | 'robots';

/** We would not. Asking again without a change there is of no use. */
export class FetchRefused extends Error {
  constructor(readonly reason: FetchRefusal) {
    super(`refused: ${reason}`);
  }
}

/** They could not. It may be different in an hour. */
export class FetchFailed extends Error {
  constructor(
    readonly reason: FetchFailure,
    options?: ErrorOptions,
  ) {
    super(`failed: ${reason}`, options);
  }
}
