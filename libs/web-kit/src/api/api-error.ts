import type { ErrorCode } from '@rep13/contracts-constants';

/** What an answer is refused with; the last one the browser says itself, see `cookieNotKept`. */
export type RefusalCode = ErrorCode | 'browser.cookie-not-kept';

/** One refused field of a request body. */
export interface FieldError {
  path: string;
  message: string;
}

interface ErrorBody {
  code?: string;
  message?: string;
  errors?: FieldError[];
}

/** Any answer that is not a success; status 0 means that no answer came at all. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: RefusalCode | undefined;
  /** What the server said, without the status in front. */
  readonly detail: string;
  readonly errors: FieldError[] | undefined;

  constructor(
    readonly status: number,
    text: string,
    readonly data?: unknown,
  ) {
    const body = isErrorBody(data) ? data : {};
    const detail = typeof body.message === 'string' ? body.message : text;
    super(`${status}: ${detail}`);
    this.detail = detail;
    this.code = typeof body.code === 'string' ? (body.code as RefusalCode) : undefined;
    this.errors = Array.isArray(body.errors) ? body.errors : undefined;
  }
}

function isErrorBody(data: unknown): data is ErrorBody {
  return typeof data === 'object' && data !== null;
}
