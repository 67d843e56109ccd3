import type { AgreementClause, AgreementDraftView, AgreementText } from '@rep13/contracts-agreements';
import { withVisibleMarks } from '@rep13/ui';
import { clauseId } from './agreement-places.ts';
import styles from './document.module.css';

/** The agreement as a document; what came from the registration is marked. */
export function AgreementDocument({ draft }: { draft: AgreementDraftView }) {
  return (
    <article id="agreement" className={styles.document} aria-labelledby="agreement-title">
      <p className={styles.draft}>Draft, not signed</p>
      <h2 id="agreement-title">{draft.title}</h2>
      <p className={styles.version}>
        Version {draft.version}. <mark>Marked</mark> words come from your registration.
      </p>
      {draft.parties.map((party, index) => (
        <p key={index}>
          <Runs runs={party} />
        </p>
      ))}
      {draft.clauses.map((clause) => (
        <Clause key={clause.number} clause={clause} />
      ))}
    </article>
  );
}

function Clause({ clause: { number, heading, paragraphs } }: { clause: AgreementClause }) {
  return (
    <section id={clauseId(number)}>
      <h3>
        {number}. {heading}
      </h3>
      {paragraphs.map((runs, index) => (
        <p key={index} className={styles.paragraph}>
          <span className={styles.number}>
            {number}.{index + 1}
          </span>{' '}
          <span>
            <Runs runs={runs} />
          </span>
        </p>
      ))}
    </section>
  );
}

function Runs({ runs }: { runs: AgreementText[] }) {
  return runs.map(({ text, filled }, index) =>
    filled ? <mark key={index}>{withVisibleMarks(text)}</mark> : text,
  );
}
