import type { ReactNode } from 'react';
import type { Call } from '@rep13/contracts-operations';
import { useForm, type Rules } from '@rep13/ui';
import { useChange } from '../session/useChange.ts';
import { ConfirmForm } from './ConfirmForm.tsx';

interface ChangeFormProps<Body> {
  call: Call<Body, unknown>;
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
  /** What is sent before anything is typed: every field in its order. */
  initial?: NoInfer<Body>;
  rules?: Rules<NoInfer<Body>>;
  /** Its fields, if any. */
  children?: ReactNode;
}

/** A dialog for one change by staff: it says what will happen, does it, and closes once it is done. */
export function ChangeForm<Body extends object>(props: ChangeFormProps<Body>) {
  const { call, done, onChanged, onClose, initial, rules, ...shown } = props;
  const form = useForm<Body>({ name: 'change', initial: initial ?? ({} as Body), rules });
  const { change, isSending, problem } = useChange(call, { done, onChanged });
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
