import type { InputHTMLAttributes } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { meantText, type TextKind } from './meant-text.ts';

type TextFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps>;

/** One line of text. */
export function TextField({ name, label, isOptional, hint, isPrinted, ...input }: TextFieldProps) {
  const kind = kindOf(input.type) ?? kindOf(input.inputMode);
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
          onChange={({ target }) => onChange(meantText(target.value, kind))}
        />
      )}
    </Field>
  );
}

const kindOf = (given: string | undefined): TextKind =>
  given === 'email' || given === 'url' ? given : undefined;
