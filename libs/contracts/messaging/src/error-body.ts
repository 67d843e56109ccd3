import type { ErrorCode } from '@rep13/contracts-constants';

/** One refused field: `path` as in the body, for example `registeredAddress`. */
export interface FieldError {
  readonly path: string;
  readonly message: string;
}

/** Everything an error answer of the API says. */
export interface ErrorBody {
  readonly code: ErrorCode;
  readonly message: string;
  readonly errors?: FieldError[];
}
