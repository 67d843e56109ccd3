import type { ReactNode } from 'react';
import { useControl } from './Field.tsx';
import { FieldError } from './FieldError.tsx';
import classes from './field.module.css';

interface CheckboxFieldProps {
  name: string;
  /** What one says yes to. */
  children: ReactNode;
}

/** A box with its text beside it. */
export function CheckboxField({ name, children }: CheckboxFieldProps) {
  const { control, ...wrong } = useControl<boolean>({ name });
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
