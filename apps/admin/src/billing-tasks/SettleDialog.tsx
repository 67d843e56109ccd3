import type { BillingTaskView } from '@rep13/contracts-onboarding';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { finish } from '@rep13/contracts-api-admin/billing';
import { callOf } from '@rep13/contracts-operations';
import { isolated, requiredText, TextAreaField } from '@rep13/ui';
import { ChangeForm } from '../frame/ChangeForm.tsx';
import { taskName } from './task-columns.tsx';
import { TASK_LABELS } from './task-labels.ts';
import { reloadBillingTasks } from '../money/useBillingTasks.ts';

interface SettleDialogProps {
  task: BillingTaskView;
  onClose: () => void;
}

const RULES = { note: requiredText(MESSAGES.billingNote, LIMITS.billingNoteMax) };

/** Takes how a task was settled. It does nothing else: what it takes was done before. */
export function SettleDialog({ task, onClose }: SettleDialogProps) {
  return (
    <ChangeForm
      call={callOf(finish, { params: { id: task.id } })}
      title={isolated(taskName(task))}
      lead={
        <span>
          {isolated(task.details)} {TASK_LABELS[task.kind].advice} Nothing is done from here: the task only
          counts as settled.
        </span>
      }
      verb="Settle"
      done="Settled"
      initial={{ note: '' }}
      rules={RULES}
      onChanged={() => void reloadBillingTasks()}
      onClose={onClose}
    >
      <TextAreaField name="note" label="How it was settled" maxLength={LIMITS.billingNoteMax} autoFocus />
    </ChangeForm>
  );
}
