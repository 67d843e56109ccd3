import { useState } from 'react';
import { Button } from 'antd';
import type { ClientDetailView } from '@rep13/contracts-onboarding';
import { remove } from '@rep13/contracts-api-admin/client-second-factor';
import { callOf } from '@rep13/contracts-operations';
import { ChangeForm } from '../frame/ChangeForm.tsx';
import { mayManage } from '../session/roles.ts';
import { useStaffMember } from '../session/useStaffMember.ts';

interface RemoveSecondFactorProps {
  client: ClientDetailView;
  onChanged: () => void;
}

/** For a client who lost device and recovery codes, for admins. */
export function RemoveSecondFactor({ client, onChanged }: RemoveSecondFactorProps) {
  const { role } = useStaffMember();
  const [isOpen, setOpen] = useState(false);
  if (!mayManage(role)) return null;
  return (
    <>
      {client.hasSecondFactor && <Button onClick={() => setOpen(true)}>Remove second factor</Button>}
      {isOpen && <RemovalDialog client={client} onChanged={onChanged} onClose={() => setOpen(false)} />}
    </>
  );
}

function RemovalDialog({ client, onChanged, onClose }: RemoveSecondFactorProps & { onClose: () => void }) {
  return (
    <ChangeForm
      call={callOf(remove, { params: { signupId: client.id } })}
      title={`Remove the second factor of ${client.companyName}`}
      lead="Only for a client who lost device and recovery codes and has shown in another way who they are. Signs the client out everywhere at once; after that the password alone lets them in. We mail the client."
      verb="Remove it"
      isDangerous
      done="The second factor is removed"
      onChanged={onChanged}
      onClose={onClose}
    />
  );
}
