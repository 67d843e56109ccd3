import type { FormHandle } from '@rep13/ui';
import { ApiError } from '@rep13/web-kit/api';
import { showFormProblem } from './form-problem.ts';

/** Puts what the server refused at its fields, or beside the button; what is not an answer of the server is thrown on. */
export function refuseWith<Values>(form: FormHandle<Values>, error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  if (error.errors) form.refuse(error.errors);
  else showFormProblem(error);
}
