import { useEffect, useEffectEvent, useMemo, useRef, type FormEvent, type KeyboardEventHandler } from 'react';
import type { ReactNode } from 'react';
import { useEarlyTyping } from './early-typing.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormContext, type AnyForm } from './form-context.ts';
import { useBlurAfterPress } from './useBlurAfterPress.ts';
import type { FormHandle } from './useForm.ts';
import classes from './form.module.css';

export interface FormProps<Values> {
  form: FormHandle<Values>;
  /** Called with values that break no rule. */
  onSend: (values: Values) => unknown;
  /** It was sent and found wrong; gets the messages in the order of the fields. */
  onRefused?: (messages: readonly string[]) => void;
  /** What was said about it can go: nothing is wrong with it any more, it is sent again, or it leaves the page. */
  onCauseGone?: () => void;
  /** False while the page would lose what is typed. */
  isReady?: boolean;
  /** May be filled in before its program is there (`useEarlyTyping`). */
  isEarly?: boolean;
  isReadOnly?: boolean;
  onKeyDown?: KeyboardEventHandler<HTMLFormElement>;
  /** Sentence above the list of what is wrong. */
  summaryLead?: string;
  children: ReactNode;
}

/**
 * Every form of the product. A field is checked when it is left and stops being wrong as soon as it is right; a form
 * that is sent while something is wrong lists it above its fields. Without JavaScript it is not shown: it could not be
 * sent.
 */
export function Form<Values extends object>(props: FormProps<Values>) {
  const { form, isReady = true, isEarly, isReadOnly = false, onKeyDown, summaryLead, children } = props;
  const element = useRef<HTMLFormElement>(null);
  const early = useEarlyTyping(isEarly, element);
  const afterPress = useBlurAfterPress();
  const send = useSending(props);
  const surroundings = useMemo(() => ({ form: form as unknown as AnyForm, isReadOnly }), [form, isReadOnly]);
  return (
    <FormContext value={surroundings}>
      <form
        {...early}
        ref={element}
        id={form.name}
        method="post"
        noValidate
        className={classes.form}
        onSubmit={send}
        onBlurCapture={afterPress}
        onKeyDown={onKeyDown}
      >
        <ErrorSummary lead={summaryLead} />
        <fieldset disabled={!isReady}>{children}</fieldset>
      </form>
    </FormContext>
  );
}

function useSending<Values extends object>({ form, onSend, onRefused, onCauseGone }: FormProps<Values>) {
  const isWrong = form.refusals > 0;
  const causeGone = useEffectEvent(() => onCauseGone?.());
  useEffect(() => (isWrong ? () => causeGone() : undefined), [isWrong]);

  return (event: FormEvent) => {
    event.preventDefault();
    // A dialog stands in the page's tree of components, and its form must not send the one around it.
    event.stopPropagation();
    onCauseGone?.();
    const wrong = form.checkAll();
    if (wrong.length > 0) onRefused?.(wrong);
    else void onSend(form.newest());
  };
}
