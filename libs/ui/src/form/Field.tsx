import type { ReactNode } from 'react';
import { describedBy, FieldError, hintId, type ControlAttributes } from './FieldError.tsx';
import { fieldId, useSurroundingForm } from './form-context.ts';
import { useControlTexts } from '../language/control-texts.ts';
import { NotPrinted } from './NotPrinted.tsx';
import classes from './field.module.css';

/** For any control: its value, what ties it to its label, and whom to tell. */
export interface Control<Value> extends ControlAttributes {
  name: string;
  value: Value;
  required: boolean;
  readOnly: boolean;
  onChange: (value: Value) => void;
  onBlur: () => void;
}

/** What every field is given. */
export interface FieldProps {
  /** Of the value in the form. */
  name: string;
  label: ReactNode;
  /** May be left empty, and says so; `silently`: does not say so. */
  isOptional?: boolean | 'silently';
  /** What helps to fill it in; stands between label and control. */
  hint?: ReactNode;
  /** Its text is printed in PDFs: what they have no font for is said. */
  isPrinted?: boolean;
}

interface AnyFieldProps<Value> extends FieldProps {
  children: (control: Control<Value>) => ReactNode;
}

/** A control with its label above it and what is wrong with it below. */
export function Field<Value>({ name, label, isOptional, hint, isPrinted, children }: AnyFieldProps<Value>) {
  const { optional } = useControlTexts();
  const { control, ...wrong } = useControl<Value>({ name, isOptional, hint });
  return (
    <div className={classes.field} data-field={name}>
      <label htmlFor={control.id}>
        {label}
        {isOptional === true && <span className={classes.optional}> {optional}</span>}
      </label>
      <Hint of={control.id} hint={hint} />
      {children(control)}
      {isPrinted && <NotPrinted text={control.value} />}
      <FieldError {...wrong} />
    </div>
  );
}

export function Hint({ of, hint }: { of: string; hint: ReactNode }) {
  return (
    hint && (
      <p id={hintId(of)} className={classes.hint}>
        {hint}
      </p>
    )
  );
}

/** Ties the field `name` of the surrounding form to a control. */
export function useControl<Value>({ name, isOptional = false, hint }: Omit<FieldProps, 'label'>) {
  const { form, isReadOnly } = useSurroundingForm();
  const error = form.errors[name];
  const id = fieldId(form, name);
  const control: Control<Value> = {
    ...describedBy(id, error, Boolean(hint)),
    name,
    value: form.values[name] as Value,
    required: !isOptional,
    readOnly: isReadOnly,
    onChange: (value) => form.set({ [name]: value }),
    onBlur: () => form.check(name),
  };
  return { control, of: id, error, isListed: form.refusals > 0 };
}
