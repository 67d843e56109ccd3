import type { FormRule } from 'antd';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';

export const PASSWORD_RULES: FormRule[] = [
  { required: true, min: LIMITS.passwordMin, message: MESSAGES.passwordLength },
  { max: LIMITS.passwordMax, message: MESSAGES.passwordTooLong },
];

/** For a field that stands beside one called `newPassword`. */
export const CONFIRMATION_RULES: FormRule[] = [
  { required: true, message: MESSAGES.passwordConfirmation },
  ({ getFieldValue }) => ({
    validator: (_, value: string) =>
      value === getFieldValue('newPassword')
        ? Promise.resolve()
        : Promise.reject(new Error(MESSAGES.passwordMismatch)),
  }),
];
