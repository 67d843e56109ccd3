import { withoutTurns, withoutUnseen } from '@rep13/contracts-constants';
import type { InputHTMLAttributes } from 'react';
import { Field, type FieldProps } from './Field.tsx';

type TextFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps>;

/** One line of text. */
export function TextField({ name, label, isOptional, hint, ...input }: TextFieldProps) {
  // What was pasted along and nobody sees would make another address of it.
  const meant = MEANT[input.type === 'email' ? 'email' : (input.inputMode ?? 'text')] ?? asTyped;
  return (
    <Field<string | undefined> name={name} label={label} isOptional={isOptional} hint={hint}>
      {({ value, onChange, ...control }) => (
        <input
          type="text"
          dir="auto"
          {...input}
          {...control}
          value={value ?? ''}
          onChange={({ target }) => onChange(meant(target.value))}
        />
      )}
    </Field>
  );
}

const asTyped = (text: string): string => text;
/** A path may need a joiner between two letters. */
const MEANT: Partial<Record<string, (text: string) => string>> = { email: withoutUnseen, url: withoutTurns };
