import { Form, Input } from 'antd';
import type { AdminUserBody, OneTimePasswordView } from '@rep13/contracts-admin';
import { ADMIN_USERNAME, LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { ConfirmForm } from '../frame/ConfirmForm.tsx';
import { NativeSelect } from '../frame/NativeSelect.tsx';
import { useChange } from '../session/useChange.ts';
import { STAFF_PATH } from './staff-path.ts';
import { ROLE_CHOICES } from './staff-labels.ts';

interface AddStaffDialogProps {
  onChanged: () => void;
  onMade: (made: OneTimePasswordView) => void;
  onClose: () => void;
}

/** A new member of staff, who gets a one-time password. */
export function AddStaffDialog({ onChanged, onMade, onClose }: AddStaffDialogProps) {
  const [form] = Form.useForm<AdminUserBody>();
  const { change, isSending, problem } = useChange<AdminUserBody, OneTimePasswordView>('POST', STAFF_PATH, {
    done: '',
    onChanged,
    onReply: onMade,
  });
  const add = async ({ username, email, role = 'caseworker' }: AdminUserBody) => {
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

function Fields() {
  return (
    <>
      <Form.Item
        name="username"
        label="Username"
        validateFirst
        rules={[
          { required: true, whitespace: true, message: MESSAGES.username },
          { pattern: ADMIN_USERNAME, message: MESSAGES.adminUsername },
        ]}
      >
        <Input maxLength={LIMITS.adminUsernameMax} autoCapitalize="none" autoComplete="off" autoFocus />
      </Form.Item>
      <Form.Item
        name="email"
        label="Email"
        rules={[{ required: true, type: 'email', message: MESSAGES.email }]}
      >
        <Input inputMode="email" maxLength={LIMITS.emailMax} autoComplete="off" />
      </Form.Item>
      <Form.Item name="role" label="Role" required initialValue="caseworker">
        <NativeSelect options={ROLE_CHOICES} />
      </Form.Item>
    </>
  );
}
