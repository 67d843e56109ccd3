import { StepIndicator } from './StepIndicator.tsx';

const STEPS = ['Registration', 'Payment', 'Signature'] as const;

interface OnboardingStepsProps {
  current: (typeof STEPS)[number];
  /** Who has the agreement open may sign it before the fee is paid: the step is shown as done only where it is. */
  isPaid?: boolean;
}

/** The three steps between the check and the mandate. */
export function OnboardingSteps({ current, isPaid = false }: OnboardingStepsProps) {
  const index = STEPS.indexOf(current);
  const open = isPaid ? [] : ['Payment'];
  return <StepIndicator label="Steps to your mandate" steps={STEPS} current={index} open={open} />;
}
