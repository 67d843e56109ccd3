import type { ReactNode } from 'react';
import type { SecondFactorMethod } from '@rep13/contracts-gateway';
import { Form } from '../../form/Form.tsx';
import { FormEnd } from '../../form/FormEnd.tsx';
import { PasswordField } from '../../form/PasswordField.tsx';
import { currentPassword } from '../../form/password-rules.ts';
import type { Rules } from '../../form/form-state.ts';
import { useForm } from '../../form/useForm.ts';
import { SecondFactorForm, type SecondFactorFormProps } from '../second-factor/SecondFactorForm.tsx';

interface WithPassword {
  password: string;
}

interface SignInFormProps<Values> {
  name: string;
  /** Every field in its order, the password last. */
  initial: Values;
  /** Of the fields before the password. */
  rules: Rules<Values>;
  signIn: (values: Values) => Promise<void>;
  isSending: boolean;
  problem: string;
  /** Without methods the password comes first. */
  secondFactor: Omit<SecondFactorFormProps, 'methods'> & {
    methods: readonly SecondFactorMethod[] | undefined;
  };
  /** Under the password: the way to a new one. */
  belowPassword?: ReactNode;
  /** The password is asked for first, because who it is is known. */
  hasPasswordFocus?: boolean;
  /** The field that says who signs in. */
  children: ReactNode;
}

/** Who and a password, then the second factor of who has one. What was typed is still there on the way back. */
export function SignInForm<Values extends WithPassword>(props: SignInFormProps<Values>) {
  const { name, initial, signIn, isSending, problem, children } = props;
  const { methods, ...showing } = props.secondFactor;
  const form = useForm<Values>({ name, initial, rules: { ...props.rules, password: currentPassword } });
  if (methods) return <SecondFactorForm methods={methods} {...showing} />;
  return (
    <Form form={form} onSend={signIn} isEarly>
      {children}
      <PasswordField
        name="password"
        label="Password"
        below={props.belowPassword}
        autoComplete="current-password"
        autoFocus={props.hasPasswordFocus}
      />
      <FormEnd button="Sign In" busyButton="Signing in..." isSending={isSending} problem={problem} />
    </Form>
  );
}
