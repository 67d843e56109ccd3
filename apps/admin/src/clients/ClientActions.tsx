import { useState } from 'react';
import { Button } from 'antd';
import type { ClientDetailView } from '@rep13/contracts-onboarding';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import * as clients from '@rep13/contracts-api-admin/clients';
import { callOf } from '@rep13/contracts-operations';
import { isolated, requiredText, TextAreaField } from '@rep13/ui';
import { ChangeForm } from '../frame/ChangeForm.tsx';
import { mayManage } from '../session/roles.ts';
import { useStaffMember } from '../session/useStaffMember.ts';
import { RemoveSecondFactor } from './RemoveSecondFactor.tsx';

interface ClientActionsProps {
  client: ClientDetailView;
  onChanged: () => void;
}

/** Suspend and reactivate, for admins. */
export function ClientActions({ client, onChanged }: ClientActionsProps) {
  const { role } = useStaffMember();
  // What was asked for stays asked for: the client may change underneath while the dialog is open.
  const [open, setOpen] = useState<'suspend' | 'reactivate' | null>(null);
  if (!mayManage(role)) return null;
  const isSuspended = client.accountStatus === 'suspended';
  const dialog = { client, onChanged, onClose: () => setOpen(null) };
  return (
    <>
      <RemoveSecondFactor client={client} onChanged={onChanged} />
      <Button danger={!isSuspended} onClick={() => setOpen(isSuspended ? 'reactivate' : 'suspend')}>
        {isSuspended ? 'Reactivate' : 'Suspend'}
      </Button>
      {open === 'suspend' && <SuspendDialog {...dialog} />}
      {open === 'reactivate' && <ReactivateDialog {...dialog} />}
    </>
  );
}

type DialogProps = ClientActionsProps & { onClose: () => void };

const SUSPENSION_RULES = { reason: requiredText(MESSAGES.suspensionReason) };

function SuspendDialog({ client, onChanged, onClose }: DialogProps) {
  return (
    <ChangeForm
      call={callOf(clients.suspend, { params: { signupId: client.id } })}
      title={`Suspend ${client.companyName}`}
      lead="The client may still sign in and read, under a warning, but change nothing. We mail the client that it is suspended; the reason stays with staff."
      verb="Suspend"
      isDangerous
      done={`${isolated(client.companyName)} is suspended`}
      initial={{ reason: '' }}
      rules={SUSPENSION_RULES}
      onChanged={onChanged}
      onClose={onClose}
    >
      <TextAreaField name="reason" label="Reason" maxLength={LIMITS.suspensionReasonMax} autoFocus />
    </ChangeForm>
  );
}

function ReactivateDialog({ client, onChanged, onClose }: DialogProps) {
  return (
    <ChangeForm
      call={callOf(clients.reactivate, { params: { signupId: client.id } })}
      title={`Reactivate ${client.companyName}`}
      lead="The client may change things again, and is told so by mail."
      verb="Reactivate"
      done={`${isolated(client.companyName)} is reactivated`}
      onChanged={onChanged}
      onClose={onClose}
    />
  );
}
