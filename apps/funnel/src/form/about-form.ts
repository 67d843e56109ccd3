import { DELAYS_MS } from '@rep13/contracts-constants';
import { toast, type ToastMessage } from '@rep13/web-kit';

/** The cause of every toast that says why a form was not taken. One form is open at a time. */
export const ABOUT_FORM = 'form';

/** Says why a form was not taken, until it is sent again or nothing is wrong with it any more. */
export function formToast(message: Pick<ToastMessage, 'title' | 'description' | 'durationMs'>): void {
  toast({ ...message, variant: 'destructive', cause: ABOUT_FORM });
}

/** Above the list of what is wrong with a long form. */
export const INVALID_LEAD =
  'Please fill in all required fields and fix any validation errors before continuing.';

/** Tells the first thing that is wrong with a form. */
export function invalidErrorMessage([first]: readonly string[]): void {
  formToast({
    title: 'Please check your form',
    description: first ?? 'Some required fields are missing or invalid. Please review and try again.',
    durationMs: DELAYS_MS.toast,
  });
}
