import { useState } from 'react';
import { MESSAGES } from '@rep13/contracts-constants';
import type { ClientDetailView } from '@rep13/contracts-onboarding';
import { isolated, useForm } from '@rep13/ui';
import {
  changedParticulars,
  PARTICULARS_RULES,
  ParticularsFields,
  typedParticulars,
  type ParticularsValues,
} from '@rep13/ui/particulars';
import { ConfirmForm } from '../frame/ConfirmForm.tsx';
import { useChange } from '../session/useChange.ts';

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
  const path = `/api/admin/clients/${client.id}/profile-changes`;
  const done = `The change of ${name} is recorded`;
  const { change, isSending, problem } = useChange<Partial<ParticularsValues>>('POST', path, {
    done,
    onChanged,
  });
  const [isUnchanged, setUnchanged] = useState(false);
  const send = async (typed: ParticularsValues) => {
    const changes = changedParticulars(client, typed);
    setUnchanged(Object.keys(changes).length === 0);
    if (Object.keys(changes).length > 0 && (await change(changes))) onClose();
  };
  return (
    <ConfirmForm
      form={form}
      title={`Change the details of ${name}`}
      lead="As the client asked us to, and as the trade register has it. The client is told by mail. A new email address is used once its owner has confirmed it."
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
