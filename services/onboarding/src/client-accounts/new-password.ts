import { MESSAGES } from '@rep13/contracts';
import { hashPassword, isCommonPassword, ValidationFailed } from '@rep13/service-kit';

/** The hash of a password somebody chose. @throws ValidationFailed for a common one */
export async function hashNewPassword(password: string): Promise<string> {
  if (isCommonPassword(password)) {
    throw new ValidationFailed([{ path: 'password', message: MESSAGES.passwordCommon }]);
  }
  return hashPassword(password);
}
