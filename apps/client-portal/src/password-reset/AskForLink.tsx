import { request } from '@rep13/contracts-api-client/reset';
import { typedClientId } from '@rep13/contracts-constants';
import { useState } from 'react';
import type { ClientResetBody } from '@rep13/contracts-onboarding';
import { callOf } from '@rep13/contracts-operations';
import { Form, FormEnd, useForm } from '@rep13/ui';
import { MailedCode } from '@rep13/ui/mailed-code';
import { useIsAlive } from '@rep13/web-kit';
import { useSend } from '@rep13/web-kit/api';
import { Link } from '@rep13/web-kit/router';
import { CLIENT_ID_RULE, ClientIdField } from '../credentials/ClientIdField.tsx';
import { useTypedCode } from '../credentials/useTypedCode.ts';
import { Door } from '../frame/Door.tsx';
import { askingErrorMessage } from './reset-error-message.ts';

/** The first half: to which account the link shall go. */
export function AskForLink({ onAsked }: { onAsked: (clientId: string) => void }) {
  return (
    <Door
      title="Reset your password"
      lead="We mail a link to the legal contact of your account. It leads to a new password and works for one hour."
    >
      <AskForm onAsked={onAsked} />
      <MailedCode {...useTypedCode('reset-password')} />
      <p>
        Remembered it? <Link to="/client/login">Go to the login page</Link>
      </p>
    </Door>
  );
}

function AskForm({ onAsked }: { onAsked: (clientId: string) => void }) {
  const form = useForm<ClientResetBody>({ name: 'client-reset', initial: { clientId: '' }, rules: RULES });
  const { send, isSending } = useSend(callOf(request));
  const [problem, setProblem] = useState('');

  const ask = async (values: ClientResetBody) => {
    setProblem('');
    const clientId = values.clientId.trim();
    try {
      await send({ clientId });
      onAsked(typedClientId(clientId) ?? clientId.toUpperCase());
    } catch (error) {
      setProblem(askingErrorMessage(error));
    }
  };

  return (
    <Form form={form} onSend={ask} isReady={useIsAlive()}>
      <ClientIdField hint="It is in your signup confirmation email and in every mail we sent you since." />
      <FormEnd button="Send the Link" busyButton="Sending..." isSending={isSending} problem={problem} />
    </Form>
  );
}

const RULES = { clientId: CLIENT_ID_RULE };
