import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from 'antd';
import { Form, Problem, type FormHandle } from '@rep13/ui';
import { useQuestionBeforeLeaving } from '@rep13/web-kit';
import { Dialog } from './Dialog.tsx';
import { useUnsaved } from '../session/useUnsaved.ts';
import styles from './confirm-form.module.css';

const LEAVING = 'Leave this form? What you typed was not sent and will be lost.';

interface ConfirmFormProps<Values> {
  form: FormHandle<Values>;
  title: string;
  /** What will happen. */
  lead: ReactNode;
  /** On the button: the verb. */
  verb: string;
  isDangerous?: boolean;
  /** The focus is on the button: nothing has to be filled in. */
  focusesVerb?: boolean;
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
  const { form, title, lead, problem, isSending, onConfirm, onClose, children } = props;
  const { isTouched } = form;
  useUnsaved(isTouched);
  useQuestionBeforeLeaving(isTouched, LEAVING);
  const send = (event: KeyboardEvent<HTMLFormElement>) => {
    if (isCtrlEnter(event) && !isSending) event.currentTarget.requestSubmit();
  };
  return (
    <Dialog
      title={title}
      onCancel={onClose}
      // What was typed is not lost by a press beside the dialog.
      mask={{ closable: !isTouched }}
      keyboard={!isTouched}
      footer={<Buttons {...props} />}
    >
      <p className={styles.lead}>{lead}</p>
      <Form form={form} onKeyDown={send} onSend={onConfirm}>
        {children}
        <Problem text={problem} />
      </Form>
    </Dialog>
  );
}

function Buttons<Values>(props: ConfirmFormProps<Values>) {
  const { form, verb, isDangerous, focusesVerb, isSending, onClose } = props;
  return (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button
        type="primary"
        danger={isDangerous}
        htmlType="submit"
        form={form.name}
        disabled={isSending}
        autoFocus={focusesVerb}
        // It stands outside of the form.
        onKeyDown={(event) => isCtrlEnter(event) && event.currentTarget.click()}
      >
        {isSending ? 'Sending...' : verb}
      </Button>
    </>
  );
}

const isCtrlEnter = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey);
