import { useRef, useState, type RefObject } from 'react';
import { Button, Form, Input, Modal, type InputRef } from 'antd';
import { Notice } from '../feedback/Notice.tsx';
import type { Density } from './antd-theme.ts';
import { useFocusBack } from './useFocusBack.ts';
import classes from './password-again.module.css';

interface PasswordAgainProps {
  isAsked: boolean;
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

/** Asks for the password again, before the most harmful actions that somebody at an open session could take. */
export function PasswordAgain(props: PasswordAgainProps) {
  // A dialog that is there but closed would keep the focus from those that are open.
  return props.isAsked ? <Question {...props} /> : null;
}

function Question(props: PasswordAgainProps) {
  const { density, onCancel } = props;
  const [isSending, setSending] = useState(false);
  const field = useRef<InputRef>(null);
  useFocusBack();
  return (
    <Modal
      open
      title="Enter your password again"
      zIndex={ABOVE}
      mask={{ closable: false }}
      onCancel={onCancel}
      // A dialog underneath holds the focus until this one is open.
      afterOpenChange={(isOpen) => isOpen && field.current?.focus()}
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
        <PasswordForm {...props} field={field} isSending={isSending} setSending={setSending} />
      </div>
    </Modal>
  );
}

type PasswordFormProps = PasswordAgainProps & {
  field: RefObject<InputRef | null>;
  isSending: boolean;
  setSending: (isSending: boolean) => void;
};

function PasswordForm({ field, username, onProve, errorMessage, isSending, setSending }: PasswordFormProps) {
  const [form] = Form.useForm<{ password: string }>();
  const [problem, setProblem] = useState('');

  const prove = async ({ password }: { password: string }) => {
    if (isSending) return;
    setSending(true);
    setProblem('');
    try {
      await onProve(password);
    } catch (error) {
      setProblem(errorMessage(error));
      form.focusField('password');
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <p className={classes.lead}>
        For this we ask for it every ten minutes. What you wanted to do goes on by itself then.
      </p>
      <Form name={NAME} form={form} layout="vertical" onFinish={prove}>
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <Form.Item
          name="password"
          label="Password"
          rules={[{ required: true, message: 'Password is required' }]}
        >
          <Input.Password ref={field} autoComplete="current-password" autoFocus />
        </Form.Item>
      </Form>
      {problem && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
    </>
  );
}
