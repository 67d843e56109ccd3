import { useId } from 'react';
import { useIsAlive } from '@rep13/web-kit';
import type { Answer } from './assess.ts';
import classes from './quick-assessment.module.css';

const LABELS: readonly [answer: Answer, word: string][] = [
  ['yes', 'Yes'],
  ['no', 'No'],
];

interface AssessmentQuestionProps {
  number: number;
  question: string;
  answer: Answer | null;
  onAnswer: (answer: Answer) => void;
}

/** One question with its two answers. */
export function AssessmentQuestion({ number, question, answer, onAnswer }: AssessmentQuestionProps) {
  const name = useId();
  const isAlive = useIsAlive();
  return (
    <fieldset disabled={!isAlive}>
      <legend>
        <span>{number}</span> {question}
      </legend>
      <div className={classes.answers}>
        {LABELS.map(([given, word]) => (
          <label key={given}>
            <input type="radio" name={name} checked={answer === given} onChange={() => onAnswer(given)} />
            {word}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
