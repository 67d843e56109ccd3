import type { ReactNode } from 'react';
import { Form } from 'antd';
import type { ApiMethod } from '@rep13/web-kit/api';
import { useChange } from '../session/useChange.ts';
import { ConfirmForm } from './ConfirmForm.tsx';

interface ChangeFormProps {
  method: ApiMethod;
  path: string;
  title: string;
  /** What will happen. */
  lead: ReactNode;
  /** On the button: the verb. */
  verb: string;
  isDangerous?: boolean;
  /** Said when it is done. */
  done: string;
  onChanged: () => void;
  onClose: () => void;
  /** The fields of what is sent, if any. */
  children?: ReactNode;
}

/** A dialog for one change by staff: it says what will happen, does it, and closes once it is done. */
export function ChangeForm<Body extends object>(props: ChangeFormProps) {
  const { method, path, done, onChanged, onClose, ...shown } = props;
  const [form] = Form.useForm<Body>();
  const { change, isSending, problem } = useChange<Body>(method, path, { done, onChanged });
  return (
    <ConfirmForm
      {...shown}
      form={form}
      isSending={isSending}
      problem={problem}
      onConfirm={async (body) => {
        if (await change(body)) onClose();
      }}
      onClose={onClose}
    />
  );
}
