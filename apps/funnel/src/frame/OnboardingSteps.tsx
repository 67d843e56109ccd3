import { StepIndicator } from './StepIndicator.tsx';

const STEPS = ['Registration', 'Payment', 'Signature'] as const;

interface OnboardingStepsProps {
  current: (typeof STEPS)[number];
  /** The agreement may be signed before the fee is paid: each of the two is shown as done only where it is. */
  isPaid?: boolean;
  isSigned?: boolean;
}

/** The three steps between the check and the mandate. */
export function OnboardingSteps({ current, isPaid = false, isSigned = false }: OnboardingStepsProps) {
  const isDone = {
    Registration: current !== 'Registration',
    Payment: isPaid,
    Signature: isSigned,
  };
  return (
    <StepIndicator
      label="Steps to your mandate"
      steps={STEPS}
      current={STEPS.indexOf(current)}
      done={STEPS.filter((step) => isDone[step])}
      notDone="still to do"
    />
  );
}
