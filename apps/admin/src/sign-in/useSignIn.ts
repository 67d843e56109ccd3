import { useState } from 'react';
import type { AdminLoginBody, AdminUserView } from '@rep13/contracts';
import { useSend } from '@rep13/web-kit/api';
import { explainLogin } from './explain-login.ts';

/** Signs in and goes on, or says why not. */
export function useSignIn(onSignedIn: (user: AdminUserView) => Promise<void>) {
  const { send, isSending } = useSend<AdminLoginBody, AdminUserView>('POST', '/api/admin/login');
  const [problem, setProblem] = useState('');

  const signIn = async (values: AdminLoginBody) => {
    setProblem('');
    try {
      await onSignedIn(await send({ ...values, username: values.username.trim() }));
    } catch (error) {
      setProblem(explainLogin(error));
    }
  };
  return { signIn, isSending, problem };
}
