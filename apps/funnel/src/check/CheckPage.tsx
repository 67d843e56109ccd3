import { useEffect } from 'react';
import { latePart } from '@rep13/ui';
import { useHead } from '@rep13/web-kit';
import { FunnelPage } from '../frame/FunnelPage.tsx';
import { NeedsJavaScript } from '../frame/NeedsJavaScript.tsx';
import { CHECK_HEAD } from './check-head.ts';
import { stepBefore, type CheckStep } from './check-steps.ts';
import { CheckProgress } from './CheckProgress.tsx';
import { QUESTIONS } from './questions.ts';
import { QuestionStep } from './QuestionStep.tsx';
import { RequiredStep } from './RequiredStep.tsx';
import { ResultStep } from './ResultStep.tsx';
import { useCheckStore } from './useCheckStore.ts';
import { useNamedSite } from './useNamedSite.ts';
import { useStepInAddress } from './useStepInAddress.ts';
import styles from './check.module.css';

const { LatePart: ContactStep, preload } = latePart(
  () => import(/* webpackChunkName: "check-contact" */ './ContactStep.tsx').then((m) => m.ContactStep),
  6,
);

const TITLES: Record<CheckStep, string> = {
  question1: QUESTIONS.question1.ask,
  question2: QUESTIONS.question2.ask,
  question3: QUESTIONS.question3.ask,
  'contact-form': 'Who is this assessment for?',
  'ready-to-signup': 'DSA Legal Representative Required',
  results: "You're Likely Not Required",
};

/** The free check: three questions, the contact, the answer. */
export function CheckPage() {
  useHead(CHECK_HEAD);
  useStepInAddress();
  useNamedSite();
  const { step, answers, goBack } = useCheckStore();
  useEffect(() => {
    // Past the first question the form for the contact is likely to come.
    if (stepBefore(step)) void preload();
  }, [step]);

  return (
    <FunnelPage
      title={TITLES[step]}
      progress={<CheckProgress step={step} answers={answers} />}
      focusKey={step}
    >
      <NeedsJavaScript what="The check" />
      <div className={styles.step}>
        <StepContent step={step} />
        {stepBefore(step) && (
          <button type="button" className={styles.quiet} onClick={goBack}>
            Previous question
          </button>
        )}
      </div>
    </FunnelPage>
  );
}

function StepContent({ step }: { step: CheckStep }) {
  const { answers, answer, show, restart } = useCheckStore();
  const result = { answers, onChange: show, onRestart: restart };
  if (step === 'contact-form') return <ContactStep />;
  if (step === 'ready-to-signup') return <RequiredStep {...result} />;
  if (step === 'results') return <ResultStep {...result} />;
  return <QuestionStep question={step} given={answers[step]} onAnswer={(given) => answer(step, given)} />;
}
