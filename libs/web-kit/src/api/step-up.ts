/** Asks for the password again; whether it was given. */
type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let asking: Promise<boolean> | undefined;

/** The answer that means: enter your password again. */
export const STEP_UP_REQUIRED = 'gateway.step-up-required';

/** From now on `by` is asked; the return takes it back. */
export function letStepUpBeAsked(by: Ask): () => void {
  ask = by;
  return () => {
    if (ask === by) ask = undefined;
  };
}

/** Several requests that are refused at the same time ask once. False where nobody can be asked. */
export function stepUp(): Promise<boolean> {
  if (!ask) return Promise.resolve(false);
  asking ??= ask().finally(() => (asking = undefined));
  return asking;
}
