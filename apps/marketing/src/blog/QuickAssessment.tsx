import { useState } from 'react';
import type { Assessment } from '@rep13/content';
import { ArrowIcon, CheckIcon, MinusIcon, buttonStyle } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { AssessmentQuestion } from './AssessmentQuestion.tsx';
import { resultOf, type Answer } from './assess.ts';
import classes from './quick-assessment.module.css';

interface QuickAssessmentProps {
  id: string;
  assessment: Assessment;
}

/** Three questions, answered on the spot; the result is said aloud as soon as it is certain. */
export function QuickAssessment({ id, assessment }: QuickAssessmentProps) {
  const { title, questions, likely, unlikely } = assessment;
  const [answers, setAnswers] = useState<readonly (Answer | null)[]>(questions.map(() => null));

  const answer = (index: number, given: Answer) =>
    setAnswers(answers.map((before, at) => (at === index ? given : before)));

  return (
    <section id={id} className={classes.assessment} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {questions.map((question, index) => (
        <AssessmentQuestion
          key={question}
          number={index + 1}
          question={question}
          answer={answers[index] ?? null}
          onAnswer={(given) => answer(index, given)}
        />
      ))}
      <Result assessment={assessment} answers={answers} />
      <noscript>
        <p className={classes.without}>
          {likely} {unlikely}
        </p>
      </noscript>
    </section>
  );
}

function Result({ assessment, answers }: { assessment: Assessment; answers: readonly (Answer | null)[] }) {
  const result = resultOf(answers);
  return (
    <div className={classes.result} data-result={result}>
      <div role="status" className={classes.words}>
        {result === 'likely' && <CheckIcon />}
        {result === 'unlikely' && <MinusIcon />}
        <p>{assessment[result]}</p>
      </div>
      {result === 'likely' && (
        <Link to="/check" className={buttonStyle('primary')}>
          Start Free Compliance Check <ArrowIcon />
        </Link>
      )}
    </div>
  );
}
