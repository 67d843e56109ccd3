import { lengthOf, LIMITS, MESSAGES, SINGLE_LINE } from '@rep13/contracts-constants';
import { given } from './rules.ts';

/** A password that is there already. */
export const currentPassword = given(MESSAGES.password);

/** What a new password has to be, as far as the browser can tell. Blanks count. */
export function newPassword(password: string): string | undefined {
  if (lengthOf(password) < LIMITS.passwordMin) return MESSAGES.passwordLength;
  if (lengthOf(password) > LIMITS.passwordMax) return MESSAGES.passwordTooLong;
  return SINGLE_LINE.test(password) ? undefined : MESSAGES.hiddenCharacters;
}

/** For the field in which `password` is repeated. */
export function confirmation(repeated: string, password: string): string | undefined {
  if (repeated === '') return MESSAGES.passwordConfirmation;
  return repeated === password ? undefined : MESSAGES.passwordMismatch;
}
