import { useEffect, useId, useRef, type ReactNode } from 'react';
import { FormContext } from '../src/form/form-context.ts';
import { useForm } from '../src/form/useForm.ts';
import classes from './states.module.css';

export const FIELD = 'field';

interface FieldStateProps {
  title: string;
  value: unknown;
  error?: string;
  isReadOnly?: boolean;
  /** The page has not come to life yet. */
  isDisabled?: boolean;
  isFocused?: boolean;
  children: ReactNode;
}

/** One field in one state. It can be used: what is typed changes it as in a form. */
export function FieldState({ title, value, error, isReadOnly = false, isFocused, ...rest }: FieldStateProps) {
  const form = useForm<Record<string, unknown>>({ name: useId(), initial: { [FIELD]: value } });
  const shown = { ...form, errors: error ? { [FIELD]: error } : {} };
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (!isFocused) return;
    box.current?.querySelector('input, select, textarea')?.classList.add(FOCUSED);
    box.current?.querySelector('.ant-select')?.classList.add('ant-select-focused');
  }, [isFocused]);
  return (
    <div className={classes.state}>
      <p className={classes.caption}>{title}</p>
      <FormContext value={{ form: shown, isReadOnly }}>
        <fieldset ref={box} disabled={rest.isDisabled}>
          {rest.children}
        </fieldset>
      </FormContext>
    </div>
  );
}

const FOCUSED = 'shown-focused';

/** Repeats each style of a focused element for those that shall look so, because only one can have the focus. */
export function repeatFocusStyles(): void {
  for (const sheet of document.styleSheets)
    for (const { cssText } of [...sheet.cssRules])
      if (cssText.includes(':focus-visible'))
        sheet.insertRule(cssText.replaceAll(':focus-visible', `.${FOCUSED}`), sheet.cssRules.length);
}
