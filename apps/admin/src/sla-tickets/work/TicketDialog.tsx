import type { ReactNode } from 'react';
import type { TicketDetailView } from '@rep13/contracts-sla';
import { useForm, type Rules } from '@rep13/ui';
import { ConfirmForm } from '../../frame/ConfirmForm.tsx';
import { useTicketWrite } from './useTicketWrite.ts';

interface TicketDialogProps<Values> {
  /** The last part of the call's path. */
  action: string;
  title: string;
  /** What will happen. */
  lead: ReactNode;
  /** On the button: the verb, where it depends on what was filled in. */
  verb: string | ((values: Values) => string);
  isDangerous?: boolean;
  /** Said when it is done. */
  done: string | ((ticket: TicketDetailView) => string);
  /** Every field in its order. */
  initial: Values;
  rules?: Rules<Values>;
  /** What is sent of it; all of it if absent. */
  body?: (values: Values) => object;
  onClose: () => void;
  children?: ReactNode | ((values: Values) => ReactNode);
}

/** A dialog for one change of the order that is shown. */
export function TicketDialog<Values extends object>(props: TicketDialogProps<Values>) {
  const { action, done, initial, rules, body, verb, children, onClose, ...shown } = props;
  const form = useForm<Values>({ name: action, initial, rules });
  const { write, isSending, problem } = useTicketWrite<object>(action, {
    done: (ticket) => (typeof done === 'string' ? done : done(ticket)),
    onRefused: form.refuse,
  });
  return (
    <ConfirmForm
      {...shown}
      form={form}
      verb={typeof verb === 'string' ? verb : verb(form.values)}
      isSending={isSending}
      problem={problem}
      onConfirm={async (values) => {
        if (await write(body ? body(values) : values)) onClose();
      }}
      onClose={onClose}
    >
      {typeof children === 'function' ? children(form.values) : children}
    </ConfirmForm>
  );
}
