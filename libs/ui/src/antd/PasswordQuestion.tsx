import { useState } from 'react';
import { Button, Modal } from 'antd';
import { Form } from '../form/Form.tsx';
import { PasswordField } from '../form/PasswordField.tsx';
import { currentPassword } from '../form/password-rules.ts';
import { Problem } from '../form/Problem.tsx';
import { useForm } from '../form/useForm.ts';
import type { Density } from './antd-theme.ts';
import { useFocusBack } from './useFocusBack.ts';
import classes from './password-again.module.css';

export interface PasswordQuestionProps {
  density: Density;
  /** Whose password: password managers need to know. */
  username: string;
  /** Goes on with what was asked for. What it throws is explained. */
  onProve: (password: string) => Promise<void>;
  onCancel: () => void;
  errorMessage: (error: unknown) => string;
}

/** Above sheets and other dialogs, which wait underneath with what was typed in them. */
const ABOVE = 1_400;
const NAME = 'password-again';

/** The dialog with the one field. */
export function PasswordQuestion(props: PasswordQuestionProps) {
  const { density, onCancel } = props;
  const [isSending, setSending] = useState(false);
  useFocusBack();
  return (
    <Modal
      open
      title="Enter your password again"
      zIndex={ABOVE}
      mask={{ closable: false }}
      onCancel={onCancel}
      // A dialog underneath holds the focus until this one is open.
      afterOpenChange={(isOpen) => isOpen && focusPassword()}
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="primary" htmlType="submit" form={NAME} disabled={isSending}>
            {isSending ? 'Checking...' : 'Go on'}
          </Button>
        </>
      }
    >
      <div data-density={density}>
        <PasswordForm {...props} isSending={isSending} setSending={setSending} />
      </div>
    </Modal>
  );
}

type PasswordFormProps = PasswordQuestionProps & {
  isSending: boolean;
  setSending: (isSending: boolean) => void;
};

function PasswordForm({ username, onProve, errorMessage, isSending, setSending }: PasswordFormProps) {
  const form = useForm({ name: NAME, initial: { password: '' }, rules: RULES });
  const [problem, setProblem] = useState('');

  const prove = async ({ password }: { password: string }) => {
    if (isSending) return;
    setSending(true);
    setProblem('');
    try {
      await onProve(password);
    } catch (error) {
      setProblem(errorMessage(error));
      focusPassword();
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <p className={classes.lead}>
        For this we ask for it every ten minutes. Then what you wanted to do continues by itself.
      </p>
      <Form form={form} onSend={prove}>
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField name="password" label="Password" autoComplete="current-password" autoFocus />
        <Problem text={problem} />
      </Form>
    </>
  );
}

const RULES = { password: currentPassword };

const focusPassword = () => document.getElementById(`${NAME}-password`)?.focus();
