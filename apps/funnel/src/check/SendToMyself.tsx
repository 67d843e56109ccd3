import { LEGAL_ENTITY } from '@rep13/web-kit';
import { answersThatCount, requiresLegalRep, type Answers } from './check-steps.ts';
import { QUESTIONS } from './questions.ts';
import styles from './check.module.css';

/** The result for a colleague or the file: opens the visitor's own mail program, so that we send nobody anything. */
export function SendToMyself({ answers }: { answers: Answers }) {
  const mail = new URLSearchParams({ subject: 'DSA compliance check', body: textOf(answers) });
  return (
    // Mail programs read a plus as a plus.
    <a className={styles.link} href={`mailto:?${mail.toString().replaceAll('+', '%20')}`}>
      Email this result to yourself
    </a>
  );
}

function textOf(answers: Answers): string {
  const result = requiresLegalRep(answers)
    ? 'The result: a legal representative in the EU is required (Article 13 of the Digital Services Act).'
    : 'The result: a legal representative in the EU is likely not required.';
  const lines = answersThatCount(answers).map(
    ([question, answer]) =>
      `${QUESTIONS[question].ask} ${answer === undefined ? 'Not needed' : answer ? 'Yes' : 'No'} (${QUESTIONS[question].article})`,
  );
  return [result, '', ...lines, '', `An assessment by ${LEGAL_ENTITY.name}, not legal advice.`].join('\r\n');
}
