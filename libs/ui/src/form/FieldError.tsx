import { StopIcon } from '../icons/icons.tsx';
import classes from './field.module.css';

/** The attributes that tie the control `id` to what its `FieldError` says. */
export function describedBy(id: string, error: string | undefined): ControlAttributes {
  return { id, 'aria-invalid': error !== undefined, 'aria-describedby': error && helpId(id) };
}

export interface ControlAttributes {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** What is wrong with the value of the control `of`, read out when it comes up; nothing without an `error`. */
export function FieldError({ of, error }: { of: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={helpId(of)} role="alert" className={classes.error}>
      <StopIcon />
      {error}
    </p>
  );
}

const helpId = (id: string) => `${id}_help`;
