import { ApiError } from '@rep13/web-kit/api';

const BY_STATUS: Record<number, string> = {
  423: 'Your account is temporarily locked due to too many failed attempts. "Reset your password" ends it at once.',
  429: 'Too many attempts. Please wait a few minutes and try again.',
};

/** Why the password was not changed, where no field says it. */
export function changeErrorMessage(error: unknown): string {
  const known = error instanceof ApiError ? BY_STATUS[error.status] : undefined;
  return known ?? 'Your password was not changed. Please try again.';
}

/** The API calls the field `newPassword`, the form that all new passwords share `password`. */
export function atPasswordField(error: unknown): unknown {
  if (!(error instanceof ApiError) || !error.errors) return error;
  const errors = error.errors.map(({ path, message }) => ({
    path: path === 'newPassword' ? 'password' : path,
    message,
  }));
  return new ApiError(error.status, error.detail, { ...(error.data as object), errors });
}
