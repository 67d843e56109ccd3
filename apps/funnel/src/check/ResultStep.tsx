import { buttonStyle } from '@rep13/ui';
import type { Answers, Question } from './check-steps.ts';
import { QUESTIONS } from './questions.ts';
import styles from './check.module.css';

const RECOMMENDATIONS = [
  'Monitor updates to the DSA and its guidance.',
  'Re-assess if your service or your user base changes.',
  'Consider legal consultation if you are not sure about an answer.',
];

/** At least one answer was no: which one, and what to keep an eye on. */
export function ResultStep({ answers, onRestart }: { answers: Answers; onRestart: () => void }) {
  const no = (Object.keys(QUESTIONS) as Question[]).find((question) => answers[question] === false);
  return (
    <>
      {no && <p className={styles.hint}>{QUESTIONS[no].ifNo}</p>}
      <h2 className={styles.subheading}>What we recommend</h2>
      <ul className={styles.list}>
        {RECOMMENDATIONS.map((recommendation) => (
          <li key={recommendation}>{recommendation}</li>
        ))}
      </ul>
      <button type="button" className={buttonStyle('primary')} onClick={onRestart}>
        Take Check Again
      </button>
      <p className={styles.note}>This assessment rests on your answers and is not legal advice.</p>
    </>
  );
}
