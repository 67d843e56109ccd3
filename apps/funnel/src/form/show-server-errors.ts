import { showFieldErrors, type FieldsWithErrors } from '@rep13/ui';
import { ApiError } from '@rep13/web-kit/api';

/** Puts what the server refused at its fields; what is not an answer of the server is thrown on. */
export function showServerErrors(form: FieldsWithErrors, error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  showFieldErrors(form, error.errors);
}
