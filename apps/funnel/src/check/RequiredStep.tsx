import { OFFERED_FEE } from '@rep13/contracts-constants';
import { buttonStyle, Notice } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { pricePerYear } from '../price/price.ts';
import { AnswerList } from './AnswerList.tsx';
import type { ResultProps } from './ResultStep.tsx';
import { SendToMyself } from './SendToMyself.tsx';
import styles from './check.module.css';

const NEXT_STEPS = [
  'Register your company: about three minutes, with the details of your legal contact.',
  'Pay the yearly fee. No setup fee.',
  'Read and sign the representation agreement online. There you also choose whether we are your point of contact for authorities (Article 11), where orders under Articles 9 and 10 are sent. The one for your users (Article 12) stays yours.',
  'Get your documents and your representative details, usually the same day and within 24 hours.',
];

/** All three answers were yes. After answers in a hurry, or for another company, the check can be taken again. */
export function RequiredStep({ answers, onChange, onRestart }: ResultProps) {
  return (
    <>
      <p className={styles.hint}>
        You answered yes to all three questions: you offer an intermediary service to people in the EU and
        have no establishment there. Article 13(1) requires such providers to appoint a legal representative
        in a Member State.
      </p>
      <Link to="/signup" className={`${buttonStyle('primary', 'large')} ${styles.wide}`}>
        Get Legal Rep Now - {pricePerYear(OFFERED_FEE)}
      </Link>
      <h2 className={styles.subheading}>Next steps</h2>
      <ol className={styles.list}>
        {NEXT_STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Notice tone="waiting">
        <b>Penalties.</b> Providers that fail to appoint a representative can be fined up to 6% of their
        worldwide annual turnover (Article 52). Your answers are an assessment, not legal advice.
      </Notice>
      <AnswerList answers={answers} onChange={onChange} />
      <p className={styles.ways}>
        <button type="button" className={styles.quiet} onClick={onRestart}>
          Take Check Again
        </button>
        <SendToMyself answers={answers} />
      </p>
    </>
  );
}
