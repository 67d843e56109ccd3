import { useState, type InputHTMLAttributes, type ReactNode } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import classes from './field.module.css';

interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password';
  /** Under the control, and after it for the keyboard: such as the way to a new password. */
  below?: ReactNode;
  autoFocus?: InputHTMLAttributes<HTMLInputElement>['autoFocus'];
}

/** A password, which one may look at while typing it. */
export function PasswordField({ autoComplete, below, autoFocus, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div className={classes.withBelow}>
      <Field<string | undefined> {...field}>
        {({ value, onChange, ...control }) => (
          <div className={classes.password}>
            <input
              type={isShown ? 'text' : 'password'}
              autoComplete={autoComplete}
              autoCapitalize="none"
              spellCheck={false}
              autoFocus={autoFocus}
              {...control}
              value={value ?? ''}
              onChange={({ target }) => onChange(target.value)}
            />
            <button type="button" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
              {isShown ? 'Hide' : 'Show'}
            </button>
          </div>
        )}
      </Field>
      {below && <p className={classes.below}>{below}</p>}
    </div>
  );
}
