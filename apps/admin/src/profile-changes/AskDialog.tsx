import { useState } from 'react';
import { MESSAGES } from '@rep13/contracts-constants';
import type { ClientDetailView } from '@rep13/contracts-onboarding';
import { ask } from '@rep13/contracts-api-admin/profile-changes';
import { callOf } from '@rep13/contracts-operations';
import { isolated, useForm } from '@rep13/ui';
import {
  changedParticulars,
  PARTICULARS_RULES,
  ParticularsFields,
  typedParticulars,
  type ParticularsValues,
} from '@rep13/ui/particulars';
import { useStepForTwo } from '../approvals/useStepForTwo.ts';
import { ConfirmForm } from '../frame/ConfirmForm.tsx';

interface AskDialogProps {
  client: ClientDetailView;
  onChanged: () => void;
  onClose: () => void;
}

/** Takes a change on a client's behalf, as when it wrote to us. */
export function AskDialog({ client, onChanged, onClose }: AskDialogProps) {
  const name = isolated(client.companyName);
  const form = useForm<ParticularsValues>({
    name: 'change',
    initial: typedParticulars(client),
    rules: PARTICULARS_RULES,
  });
  const call = callOf(ask, { params: { signupId: client.id } });
  const done = `The change of ${name} is recorded`;
  const { take, isSending, problem } = useStepForTwo(call, {
    done,
    onChanged,
    onRefused: form.refuse,
  });
  const [isUnchanged, setUnchanged] = useState(false);
  const send = async (typed: ParticularsValues) => {
    const changes = changedParticulars(client, typed);
    setUnchanged(Object.keys(changes).length === 0);
    if (Object.keys(changes).length > 0 && (await take(changes))) onClose();
  };
  return (
    <ConfirmForm
      form={form}
      title={`Change the details of ${name}`}
      lead="As the client asked us to, and as the trade register has it. The client is told by mail. A change of an email address takes a colleague who agrees. Then it waits for the new mailbox to confirm it, and 72 hours in which the legal contact can stop it."
      verb="Change"
      isSending={isSending}
      problem={isUnchanged ? `${MESSAGES.profileUnchanged}.` : problem}
      onConfirm={send}
      onClose={onClose}
    >
      <ParticularsFields />
    </ConfirmForm>
  );
}
