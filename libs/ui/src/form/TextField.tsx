import type { InputHTMLAttributes } from 'react';
import { Field, type FieldProps } from './Field.tsx';

type TextFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps>;

/** One line of text. */
export function TextField({ name, label, isOptional, hint, isPrinted, ...input }: TextFieldProps) {
  return (
    <Field<string | undefined>
      name={name}
      label={label}
      isOptional={isOptional}
      hint={hint}
      isPrinted={isPrinted}
    >
      {({ value, onChange, ...control }) => (
        <input
          type="text"
          dir="auto"
          {...input}
          {...control}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
