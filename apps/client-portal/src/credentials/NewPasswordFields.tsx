import { confirmation, newPassword, PasswordField, type Rules } from '@rep13/ui';

export interface NewPassword {
  password: string;
  confirmPassword: string;
}

export const NO_PASSWORD_YET: NewPassword = { password: '', confirmPassword: '' };

export const NEW_PASSWORD_RULES: Rules<NewPassword> = {
  password: newPassword,
  confirmPassword: (repeated, { password }) => confirmation(repeated, password),
};

/** A new password, twice. */
export function NewPasswordFields() {
  return (
    <>
      <PasswordField
        name="password"
        label="New password"
        hint="At least 8 characters. A short sentence is easy to remember and hard to guess."
        autoComplete="new-password"
      />
      <PasswordField name="confirmPassword" label="Confirm password" autoComplete="new-password" />
    </>
  );
}
