/** SQLSTATE classes and socket errors that mean "not now", in contrast to "wrong". */
const CLASSES = ['08', '53', '57', '58'];
const SOCKET = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);
const TEXTS =
  /timeout exceeded when trying to connect|connection terminated|not queryable|client has encountered/i;

/** Whether the error says that Postgres can't be used right now: down, full, overloaded, restarting. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: unknown }).code;
  if (
    typeof code === 'string' &&
    (SOCKET.has(code) || CLASSES.some((start) => /^[0-9A-Z]{5}$/.test(code) && code.startsWith(start)))
  ) {
    return true;
  }
  return TEXTS.test(error.message);
}
