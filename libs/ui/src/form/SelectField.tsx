import type { SelectHTMLAttributes } from 'react';
import { Field, type FieldProps } from './Field.tsx';

interface SelectFieldProps
  extends FieldProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldProps> {
  /** Stands there until something is chosen. */
  placeholder?: string;
  options: readonly (readonly [value: string, label: string])[];
}

/** One of a few choices, in the browser's own list. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, isOptional, hint, placeholder, options, ...select } = props;
  return (
    <Field<string | undefined> name={name} label={label} isOptional={isOptional} hint={hint}>
      {({ value, onChange, readOnly, ...control }) => (
        <select
          {...select}
          {...control}
          value={value ?? ''}
          disabled={readOnly}
          onChange={({ target }) => onChange(target.value)}
        >
          {placeholder && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map(([key, text]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
