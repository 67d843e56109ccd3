import { useId } from 'react';
import type { CaseStudy } from '@rep13/content';
import classes from './case-story.module.css';

/** One story: its course along a line, then what was wrong, what was done, what came of it. */
export function CaseStory({ story }: { story: CaseStudy }) {
  const { title, company, problem, work, outcome, course, facts, source, isSample } = story;
  const titleId = useId();
  return (
    <article className={classes.story} aria-labelledby={titleId}>
      <header className={classes.head}>
        <h2 id={titleId}>{title}</h2>
        <p>{company}</p>
      </header>
      <ol className={classes.course}>
        {course.map(({ time, event }) => (
          <li key={event}>
            <b>{time}</b>
            {event}
          </li>
        ))}
      </ol>
      <dl className={classes.telling}>
        {[
          { term: 'The question', text: problem },
          { term: 'What was done', text: work },
          { term: 'The result', text: outcome },
        ].map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.facts}>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        <small>{isSample ? 'Illustrative example.' : source}</small>
      </p>
    </article>
  );
}
