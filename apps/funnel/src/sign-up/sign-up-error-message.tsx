import { DELAYS_MS } from '@rep13/contracts-constants';
import type { ApiError } from '@rep13/web-kit/api';
import { formToast } from '../form/about-form.ts';
import { labelOf } from './signup-fields.ts';
import styles from './signup.module.css';

/** Says why a registration was not taken: the fields, the server's own words, or that nobody answered. */
export function signUpErrorMessage(error: ApiError): void {
  if (error.errors?.length) {
    formToast({
      title: 'Please fix the following issues:',
      description: (
        <ul className={styles.issues}>
          {error.errors.map(({ path, message }) => (
            <li key={path + message}>
              {labelOf(path)}: {message}
            </li>
          ))}
        </ul>
      ),
      durationMs: DELAYS_MS.signupErrorToast,
    });
    return;
  }
  // Only an answer in our own form has words meant for the visitor.
  const hasDetail = error.data !== undefined && error.detail !== '';
  formToast({
    title: hasDetail ? 'Submission Error' : 'Connection Error',
    description: hasDetail
      ? error.detail
      : 'Unable to submit information. Please check your internet connection and try again.',
  });
}
