import reading from '../frame/reading.module.css';
import classes from './sample-agreement.module.css';
import type { Clause, Run } from './sample-agreement.ts';

/** One clause with its number, which its paragraphs continue. */
export function AgreementClause({ clause, number }: { clause: Clause; number: number }) {
  const { id, title, paragraphs } = clause;
  return (
    <section id={id} className={reading.section} aria-labelledby={`${id}-title`} data-numbered="true">
      <h2 id={`${id}-title`}>
        <span className={reading.number}>{number}. </span>
        {title}
      </h2>
      {paragraphs.map((runs, index) => (
        <p key={index}>
          <span className={reading.number}>{`${number}.${index + 1} `}</span>
          <Runs runs={runs} />
        </p>
      ))}
    </section>
  );
}

/** A paragraph in which what is the client's own is marked. */
export function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map(({ text, filled }, index) =>
    filled ? (
      <mark key={index} className={classes.filled}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
