import type { FormRule } from 'antd';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';

/** What a new password has to be, as far as the browser can tell. */
export const PASSWORD_RULES: FormRule[] = [
  { required: true, min: LIMITS.passwordMin, message: MESSAGES.passwordLength },
  { max: LIMITS.passwordMax, message: MESSAGES.passwordTooLong },
];

/** For the field in which the password of the field called `password` is repeated. */
export const confirmationRules = (password: string): FormRule[] => [
  { required: true, message: MESSAGES.passwordConfirmation },
  ({ getFieldValue }) => ({
    validator: (_, value: string) =>
      value === getFieldValue(password)
        ? Promise.resolve()
        : Promise.reject(new Error(MESSAGES.passwordMismatch)),
  }),
];
