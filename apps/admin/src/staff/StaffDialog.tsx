import { remove } from '@rep13/contracts-api-admin/staff-second-factor';
import * as users from '@rep13/contracts-api-admin/users';
import { callOf } from '@rep13/contracts-operations';
import { SelectField, useForm } from '@rep13/ui';
import type { AdminUserRoleBody, OneTimePasswordView, StaffMemberView } from '@rep13/contracts-admin';
import { ConfirmForm } from '../frame/ConfirmForm.tsx';
import { useChange } from '../session/useChange.ts';
import { ROLE_CHOICES } from './staff-labels.ts';

export type StaffChange = 'role' | 'deactivate' | 'reactivate' | 'reset-password' | 'second-factor';

const OPERATIONS = {
  role: users.changeRole,
  deactivate: users.deactivate,
  reactivate: users.reactivate,
  'reset-password': users.resetPassword,
  'second-factor': remove,
} as const;

interface ChangeTexts {
  title: string;
  lead: string;
  verb: string;
  done: string;
  isDangerous?: true;
}

const TEXTS: Record<StaffChange, ChangeTexts> = {
  role: {
    title: 'Change the role',
    lead: 'It holds from their next request on.',
    verb: 'Change the role',
    done: 'The role is changed',
  },
  deactivate: {
    title: 'Deactivate',
    lead: 'Signs them out everywhere at once. They cannot sign in until they are reactivated.',
    verb: 'Deactivate',
    done: 'Deactivated',
    isDangerous: true,
  },
  reactivate: {
    title: 'Reactivate',
    lead: 'They may sign in again with their password.',
    verb: 'Reactivate',
    done: 'Reactivated',
  },
  'reset-password': {
    title: 'Make a new password',
    lead: 'Signs them out everywhere at once. You get a one-time password to hand on.',
    verb: 'Make a new password',
    done: '',
    isDangerous: true,
  },
  'second-factor': {
    title: 'Remove the second factor',
    lead: 'For somebody who lost the device and the recovery codes. Signs them out everywhere at once; after that their password alone lets them in. We send them an email about it.',
    verb: 'Remove the second factor',
    done: 'The second factor is removed',
    isDangerous: true,
  },
};

interface StaffDialogProps {
  change: StaffChange;
  member: StaffMemberView;
  onChanged: () => void;
  onMade: (made: OneTimePasswordView) => void;
  onClose: () => void;
}

/** Asks before an account of somebody else is changed. */
export function StaffDialog({ change: kind, member, onChanged, onMade, onClose }: StaffDialogProps) {
  const form = useForm<AdminUserRoleBody>({ name: 'change-staff', initial: { role: member.role } });
  const { title, lead, verb, done, isDangerous } = TEXTS[kind];
  const call = callOf(OPERATIONS[kind], { params: { id: member.id } });
  const { change, isSending, problem } = useChange(call, {
    done,
    onChanged,
    onReply: (reply) => 'oneTimePassword' in reply && onMade(reply),
  });
  return (
    <ConfirmForm
      form={form}
      title={`${title}: ${member.username}`}
      lead={lead}
      verb={verb}
      isDangerous={isDangerous}
      isSending={isSending}
      problem={problem}
      onConfirm={async (values) => {
        if (await change(kind === 'role' ? values : {})) onClose();
      }}
      onClose={onClose}
    >
      {kind === 'role' && <SelectField name="role" label="Role" options={ROLE_CHOICES} />}
    </ConfirmForm>
  );
}
