import type { ReactNode } from 'react';
import { describedBy, FieldError, type ControlAttributes } from './FieldError.tsx';
import classes from './field.module.css';

interface FieldProps {
  /** Of the control. */
  id: string;
  label: string;
  /** May be left empty, and says so. */
  isOptional?: boolean;
  /** What is wrong with the value, and what to do about it. */
  error: string | undefined;
  children: (attributes: ControlAttributes) => ReactNode;
}

/** One of the browser's own controls with its label above it and what is wrong with it below. */
export function Field({ id, label, isOptional = false, error, children }: FieldProps) {
  return (
    <div className={classes.field}>
      <label htmlFor={id}>
        {label}
        {isOptional && <span className={classes.optional}> (optional)</span>}
      </label>
      {children(describedBy(id, error))}
      <FieldError of={id} error={error} />
    </div>
  );
}
