import { buttonStyle } from '../chrome/button-style.ts';
import { Problem } from './Problem.tsx';
import classes from './form.module.css';

interface FormEndProps {
  button: string;
  /** On the button while it is sent. */
  busyButton: string;
  isSending: boolean;
  /** It cannot be sent now. */
  isDisabled?: boolean;
  /** Why it was not taken, where that belongs to no field; empty while nothing is wrong. */
  problem?: string;
}

/** The end of a form: why it was not taken, and the button that sends it. */
export function FormEnd({ button, busyButton, isSending, isDisabled, problem = '' }: FormEndProps) {
  return (
    <div className={classes.end}>
      <Problem text={problem} />
      <button
        type="submit"
        className={buttonStyle('primary', 'large')}
        disabled={isSending || isDisabled}
        aria-busy={isSending}
        data-busy={busyButton}
      >
        {isSending ? busyButton : button}
      </button>
    </div>
  );
}
