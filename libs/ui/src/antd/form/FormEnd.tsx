import { Button } from 'antd';
import { Problem } from './Problem.tsx';

interface FormEndProps {
  button: string;
  /** On the button while it is sent. */
  busyButton: string;
  isSending: boolean;
  /** Why it was not taken, where that belongs to no field; empty while nothing is wrong. */
  problem: string;
}

/** The end of a form: the button that sends it, and why that did not work. */
export function FormEnd({ button, busyButton, isSending, problem }: FormEndProps) {
  return (
    <>
      <Button type="primary" htmlType="submit" block disabled={isSending}>
        {isSending ? busyButton : button}
      </Button>
      <Problem words={problem} />
    </>
  );
}
