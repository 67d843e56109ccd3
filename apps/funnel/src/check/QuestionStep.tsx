import { OFFERED_FEE } from '@rep13/contracts-constants';
import { buttonStyle } from '@rep13/ui';
import { useIsAlive } from '@rep13/web-kit';
import { pricePerYear } from '../price/price.ts';
import type { Question } from './check-steps.ts';
import { QUESTIONS } from './questions.ts';
import styles from './check.module.css';

interface QuestionStepProps {
  question: Question;
  /** What the visitor answered before going back. */
  given: boolean | undefined;
  onAnswer: (answer: boolean) => void;
}

/** One question with two big answers and the reason for asking. */
export function QuestionStep({ question, given, onAnswer }: QuestionStepProps) {
  const { ask, hint, reason } = QUESTIONS[question];
  const isAlive = useIsAlive();
  return (
    <>
      <p className={styles.hint}>{hint}</p>
      <div className={styles.answers} role="group" aria-label={ask}>
        {[true, false].map((answer) => (
          <button
            key={String(answer)}
            type="button"
            className={`${buttonStyle('secondary', 'large')} ${styles.answer}`}
            data-given={given === answer}
            disabled={!isAlive}
            onClick={() => onAnswer(answer)}
          >
            {answer ? 'Yes' : 'No'}
          </button>
        ))}
      </div>
      <div className={styles.reasons}>
        <section aria-label="Why we ask">
          <h2>Why we ask</h2>
          <p>{reason}</p>
        </section>
        <section aria-label="What you get">
          <h2>What you get</h2>
          <p>
            A result with the paragraphs of Article 13 that it rests on. If you need a representative: the
            next steps, for {pricePerYear(OFFERED_FEE)}. If not, you owe us nothing.
          </p>
        </section>
      </div>
    </>
  );
}
