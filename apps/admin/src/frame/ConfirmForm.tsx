import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button, Form, type FormInstance } from 'antd';
import { Notice } from '@rep13/ui';
import { useQuestionBeforeLeaving } from '@rep13/web-kit';
import { Dialog } from './Dialog.tsx';
import { useUnsaved } from '../session/useUnsaved.ts';
import styles from './confirm-form.module.css';

/** One dialog is open at a time, so one name is enough. */
const NAME = 'confirm';
const LEAVING = 'Leave this form? What you typed was not sent and will be lost.';

interface ConfirmFormProps<Values> {
  form: FormInstance<Values>;
  title: string;
  /** What will happen. */
  lead: ReactNode;
  /** On the button: the verb. */
  verb: string;
  isDangerous?: boolean;
  isSending: boolean;
  /** Why it was refused, if it was. */
  problem: string;
  onConfirm: (values: Values) => Promise<void>;
  onClose: () => void;
  /** The fields, if any. */
  children?: ReactNode;
}

/** A dialog that says what will happen, takes what is needed for it and does it. Ctrl and Enter sends. */
export function ConfirmForm<Values extends object>(props: ConfirmFormProps<Values>) {
  const { form, title, lead, problem, onConfirm, onClose, children } = props;
  const [isTouched, setTouched] = useState(false);
  useUnsaved(isTouched);
  useQuestionBeforeLeaving(isTouched, LEAVING);
  const send = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.submit();
  };
  return (
    <Dialog
      open
      title={title}
      onCancel={onClose}
      // What was typed is not lost by a press beside the dialog.
      mask={{ closable: !isTouched }}
      keyboard={!isTouched}
      footer={<Buttons {...props} />}
    >
      <p className={styles.lead}>{lead}</p>
      <Form
        name={NAME}
        form={form}
        layout="vertical"
        onKeyDown={send}
        onValuesChange={() => setTouched(true)}
        onFinish={onConfirm}
      >
        {children}
      </Form>
      {problem && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
    </Dialog>
  );
}

function Buttons<Values>({ verb, isDangerous, isSending, onClose }: ConfirmFormProps<Values>) {
  return (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="primary" danger={isDangerous} htmlType="submit" form={NAME} disabled={isSending}>
        {isSending ? 'Sending...' : verb}
      </Button>
    </>
  );
}
