import type { AdminUserBody, OneTimePasswordView } from '@rep13/contracts-admin';
import { ADMIN_USERNAME, LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { add as addUser } from '@rep13/contracts-api-admin/users';
import { callOf } from '@rep13/contracts-operations';
import { all, matching, requiredEmail, requiredText, SelectField, TextField, useForm } from '@rep13/ui';
import type { Rules } from '@rep13/ui';
import { ConfirmForm } from '../frame/ConfirmForm.tsx';
import { useChange } from '../session/useChange.ts';
import { ROLE_CHOICES } from './staff-labels.ts';

interface AddStaffDialogProps {
  onChanged: () => void;
  onMade: (made: OneTimePasswordView) => void;
  onClose: () => void;
}

/** A new member of staff, who gets a one-time password. */
export function AddStaffDialog({ onChanged, onMade, onClose }: AddStaffDialogProps) {
  const form = useForm<AdminUserBody>({ name: 'add-staff', initial: EMPTY, rules: RULES });
  const { change, isSending, problem } = useChange(callOf(addUser), {
    done: '',
    onChanged,
    onReply: onMade,
  });
  const add = async ({ username, email, role }: AdminUserBody) => {
    if (await change({ username: username.trim(), email: email.trim(), role })) onClose();
  };
  return (
    <ConfirmForm
      form={form}
      title="Add a member of staff"
      lead="You get a one-time password to hand on."
      verb="Add"
      isSending={isSending}
      problem={problem}
      onConfirm={add}
      onClose={onClose}
    >
      <Fields />
    </ConfirmForm>
  );
}

const EMPTY: AdminUserBody = { username: '', email: '', role: 'caseworker' };

const RULES: Rules<AdminUserBody> = {
  username: all(requiredText(MESSAGES.username), matching(ADMIN_USERNAME, MESSAGES.adminUsername)),
  email: requiredEmail(),
};

function Fields() {
  return (
    <>
      <TextField
        name="username"
        label="Username"
        maxLength={LIMITS.adminUsernameMax}
        autoCapitalize="none"
        autoComplete="off"
        autoFocus
      />
      <TextField
        name="email"
        label="Email"
        inputMode="email"
        maxLength={LIMITS.emailMax}
        autoComplete="off"
      />
      <SelectField name="role" label="Role" options={ROLE_CHOICES} />
    </>
  );
}
