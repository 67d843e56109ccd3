import { onOneLine, withoutTurns, withoutUnseen } from '@rep13/contracts-constants';
import type { InputHTMLAttributes } from 'react';
import { Field, type FieldProps } from './Field.tsx';

type TextFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps>;

/** One line of text. */
export function TextField({ name, label, isOptional, hint, ...input }: TextFieldProps) {
  const meant = MEANT[input.type === 'email' ? 'email' : (input.inputMode ?? 'text')] ?? asIs;
  return (
    <Field<string | undefined> name={name} label={label} isOptional={isOptional} hint={hint}>
      {({ value, onChange, ...control }) => (
        <input
          type="text"
          dir="auto"
          {...input}
          {...control}
          value={value ?? ''}
          onChange={({ target }) => onChange(meant(onOneLine(target.value)))}
        />
      )}
    </Field>
  );
}

/** What was pasted along and the server would refuse: unseen in an address, tabs in a name. A path may need a joiner. */
const MEANT: Partial<Record<string, (text: string) => string>> = { email: withoutUnseen, url: withoutTurns };
const asIs = (text: string): string => text;
