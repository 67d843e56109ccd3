import { StopIcon } from '../icons/icons.tsx';
import { TranslatedMessage } from './TranslatedMessage.tsx';
import classes from './field.module.css';

/** What ties a control to its label, its hint and its error. */
export interface ControlAttributes {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** The attributes that tie the control `id` to what its `FieldError`, and its hint if it has one, say. */
export function describedBy(id: string, error: string | undefined, hasHint = false): ControlAttributes {
  const describing = [hasHint && hintId(id), error && errorId(id)].filter(Boolean).join(' ');
  return { id, 'aria-invalid': error !== undefined, 'aria-describedby': describing || undefined };
}

interface FieldErrorProps {
  /** The id of the control. */
  of: string;
  error: string | undefined;
  /** The summary above the form says it already. */
  isListed?: boolean;
}

/** What is wrong with a control's value, read out when it comes up; nothing without an `error`. */
export function FieldError({ of, error, isListed = false }: FieldErrorProps) {
  if (!error) return null;
  return (
    <p id={errorId(of)} role={isListed ? undefined : 'alert'} className={classes.error}>
      <StopIcon />
      <TranslatedMessage message={error} />
    </p>
  );
}

const errorId = (id: string) => `${id}_help`;
export const hintId = (id: string) => `${id}_hint`;
