import type { ReactNode } from 'react';
import { Form, Input } from 'antd';
import type { SecondFactorMethod } from '@rep13/contracts-gateway';
import { MESSAGES } from '@rep13/contracts-constants';
import { AppForm } from '../form/AppForm.tsx';
import { FormEnd } from '../form/FormEnd.tsx';
import { SecondFactorForm, type SecondFactorFormProps } from '../second-factor/SecondFactorForm.tsx';

interface SignInFormProps<Values> {
  name: string;
  initialValues: Partial<Values>;
  signIn: (values: Values) => Promise<void>;
  isSending: boolean;
  problem: string;
  /** Without methods the password comes first. */
  secondFactor: Omit<SecondFactorFormProps, 'methods'> & {
    methods: readonly SecondFactorMethod[] | undefined;
  };
  /** Under the password, such as the way to a new one. */
  passwordHint?: ReactNode;
  /** The password is asked for first, because who it is is known. */
  hasPasswordFocus?: boolean;
  /** The field that says who signs in. */
  children: ReactNode;
}

/** Who and a password, then the second factor of who has one. */
export function SignInForm<Values>(props: SignInFormProps<Values>) {
  const { name, initialValues, signIn, isSending, problem, children } = props;
  const { methods, ...showing } = props.secondFactor;
  if (methods) return <SecondFactorForm methods={methods} {...showing} />;
  return (
    <AppForm<Values> name={name} initialValues={initialValues} onFinish={signIn}>
      {children}
      <Form.Item
        name="password"
        label="Password"
        extra={props.passwordHint}
        rules={[{ required: true, message: MESSAGES.password }]}
      >
        <Input.Password autoComplete="current-password" autoFocus={props.hasPasswordFocus} />
      </Form.Item>
      <FormEnd button="Sign In" busyButton="Signing in..." isSending={isSending} problem={problem} />
    </AppForm>
  );
}
