import { termsOf } from './terms-of.ts';
import classes from './steps.module.css';

/** Things to do in this order. Items of the form "Assessment: find out …" get the first word as their heading. */
export function Steps({ items }: { items: readonly string[] }) {
  const terms = termsOf(items) ?? items.map((text) => ({ term: '', text }));
  return (
    <ol className={classes.steps}>
      {terms.map(({ term, text }, index) => (
        <li key={text}>
          <span className={classes.ordinal} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            {term && <h3>{term}</h3>}
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
