import { StepIndicator } from './StepIndicator.tsx';

const STEPS = ['Registration', 'Payment', 'Signature'] as const;

/** The three steps between the check and the mandate. */
export function OnboardingSteps({ current }: { current: (typeof STEPS)[number] }) {
  return <StepIndicator label="Steps to your mandate" steps={STEPS} current={STEPS.indexOf(current)} />;
}
