import type { ReactNode } from 'react';
import type { ApprovalNeededView } from '@rep13/contracts-admin';
import type { Call } from '@rep13/contracts-operations';
import type { TicketDetailView } from '@rep13/contracts-sla';
import { useForm, type Rules } from '@rep13/ui';
import { ConfirmForm } from '../../frame/ConfirmForm.tsx';
import { useTicketWrite } from './useTicketWrite.ts';

interface TicketDialogProps<Values, Body> {
  call: Call<Body, TicketDetailView | ApprovalNeededView>;
  /** Of the form. */
  name: string;
  title: string;
  /** What will happen. */
  lead: ReactNode;
  /** On the button: the verb, where it depends on what was filled in. */
  verb: string | ((values: Values) => string);
  isDangerous?: boolean;
  /** The focus is on the button: nothing has to be filled in. */
  focusesVerb?: boolean;
  /** Said when it is done. */
  done: string | ((ticket: TicketDetailView) => string);
  /** Every field in its order. */
  initial: Values;
  rules?: Rules<Values>;
  /** What is sent of it. */
  body: (values: Values) => NoInfer<Body>;
  onClose: () => void;
  children?: ReactNode | ((values: Values) => ReactNode);
}

/** A dialog for one change of the order that is shown. */
export function TicketDialog<Values extends object, Body>(props: TicketDialogProps<Values, Body>) {
  const { call, name, done, initial, rules, body, verb, children, onClose, ...shown } = props;
  const form = useForm<Values>({ name, initial, rules });
  const { write, isSending, problem } = useTicketWrite(call, {
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
        if (await write(body(values))) onClose();
      }}
      onClose={onClose}
    >
      {typeof children === 'function' ? children(form.values) : children}
    </ConfirmForm>
  );
}
