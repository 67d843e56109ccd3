import type { ReactNode } from 'react';
import { useControl } from './Field.tsx';
import { FieldError } from './FieldError.tsx';
import classes from './field.module.css';

interface CheckboxFieldProps {
  name: string;
  /** May be left empty. */
  isOptional?: boolean;
  /** What one says yes to. */
  children: ReactNode;
}

/** A box with its text beside it. */
export function CheckboxField({ name, isOptional, children }: CheckboxFieldProps) {
  const { control, ...wrong } = useControl<boolean>({ name, isOptional });
  const { value, onChange, readOnly, onBlur: _onBlur, ...box } = control;
  return (
    <div className={classes.field} data-field={name}>
      <label className={classes.choice}>
        <input
          type="checkbox"
          {...box}
          checked={value}
          disabled={readOnly}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{children}</span>
      </label>
      <FieldError {...wrong} />
    </div>
  );
}
