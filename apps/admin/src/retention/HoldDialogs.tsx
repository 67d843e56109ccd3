import { useState } from 'react';
import { Form, Input } from 'antd';
import type { LegalHoldView, SetLegalHoldBody } from '@rep13/contracts-onboarding';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { isolated } from '@rep13/ui';
import { ClientPicker } from '../client-links/ClientPicker.tsx';
import { ChangeForm } from '../frame/ChangeForm.tsx';

interface DialogProps {
  onChanged: () => void;
  onClose: () => void;
}

/** Takes the client and the reason of a hold. */
export function SetHoldDialog({ onChanged, onClose }: DialogProps) {
  const [client, setClient] = useState('');
  return (
    <ChangeForm<SetLegalHoldBody>
      method="POST"
      path="/api/admin/legal-holds"
      title="Set a legal hold"
      lead="Nothing of this client’s records is deleted until the hold is lifted: registration, payments, audit log and log of emails. The client is not told; the reason stays with staff."
      verb="Set the hold"
      done="From now on nothing of this client is deleted"
      onChanged={onChanged}
      onClose={onClose}
    >
      <Form.Item
        name="signupId"
        label="Client"
        rules={[{ required: true, message: 'Please choose the client' }]}
      >
        <ClientPicker label={client} onPick={setClient} />
      </Form.Item>
      <Form.Item
        name="reason"
        label="Reason"
        rules={[{ required: true, whitespace: true, message: MESSAGES.holdReason }]}
      >
        <Input.TextArea rows={3} maxLength={LIMITS.holdReasonMax} />
      </Form.Item>
    </ChangeForm>
  );
}

/** Asks before a hold is lifted: what is due by then goes in the next night. */
export function LiftHoldDialog({ hold, onChanged, onClose }: DialogProps & { hold: LegalHoldView }) {
  const name = isolated(hold.companyName ?? `signup ${hold.signupId}`);
  return (
    <ChangeForm
      method="POST"
      path={`/api/admin/legal-holds/${hold.id}/lift`}
      title={`Lift the hold on ${name}`}
      lead="What has had its time by then is deleted in the next night, unless another hold keeps it. This cannot be undone."
      verb="Lift the hold"
      isDangerous
      done={`The hold on ${name} is lifted`}
      onChanged={onChanged}
      onClose={onClose}
    />
  );
}
