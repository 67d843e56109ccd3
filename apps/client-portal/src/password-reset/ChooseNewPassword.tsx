import { useState } from 'react';
import { Button, Form } from 'antd';
import type { ClientResetConfirmBody, PasswordResetView } from '@rep13/contracts';
import { Notice } from '@rep13/ui';
import { CardPage, showFieldErrors } from '@rep13/ui/antd';
import { ApiError, useSend } from '@rep13/web-kit/api';
import { NewPasswordFields, type NewPassword } from '../credentials/NewPasswordFields.tsx';
import { PortalFrame } from '../frame/PortalFrame.tsx';
import { forgetSession } from '../session/useClientUser.ts';
import { explainConfirming, isLinkOver } from './explain-reset.ts';
import { LinkNotValid } from './ResetOutcome.tsx';

interface ChooseNewPasswordProps {
  /** Out of our mail. */
  token: string;
  onDone: (outcome: PasswordResetView['outcome']) => void;
}

/** The second half: whoever has the mailed link chooses the password. */
export function ChooseNewPassword({ token, onDone }: ChooseNewPasswordProps) {
  const [isOver, setOver] = useState(false);
  if (isOver) return <LinkNotValid />;
  return (
    <PortalFrame>
      <CardPage title="Choose a new password" lead="You will be signed out everywhere else.">
        <NewPasswordForm token={token} onDone={onDone} onLinkOver={() => setOver(true)} />
      </CardPage>
    </PortalFrame>
  );
}

interface NewPasswordFormProps extends ChooseNewPasswordProps {
  onLinkOver: () => void;
}

function NewPasswordForm({ token, onDone, onLinkOver }: NewPasswordFormProps) {
  const [form] = Form.useForm<NewPassword>();
  const { send, isSending } = useSend<ClientResetConfirmBody, PasswordResetView>(
    'POST',
    '/api/client/reset/confirm',
  );
  const [problem, setProblem] = useState('');

  const change = async ({ password }: NewPassword) => {
    setProblem('');
    try {
      const { outcome } = await send({ token, password });
      await forgetSession();
      onDone(outcome);
    } catch (error) {
      const refused = error instanceof ApiError ? error.errors : undefined;
      if (isLinkOver(error)) onLinkOver();
      else if (refused) showFieldErrors(form, refused);
      else setProblem(explainConfirming(error));
    }
  };

  return (
    <Form form={form} name="new-password" layout="vertical" validateTrigger="onBlur" onFinish={change}>
      <NewPasswordFields />
      <Button type="primary" htmlType="submit" block disabled={isSending}>
        {isSending ? 'Saving...' : 'Save the New Password'}
      </Button>
      {problem && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
    </Form>
  );
}
