import type { LegalText } from '@rep13/content';
import { Page } from '@rep13/ui';
import classes from './legal.module.css';

/** Sets a legal text: what it says in short, its contents, its numbered clauses. */
export function LegalTextPage({ text }: { text: LegalText }) {
  return (
    <Page title={text.title} lead={text.summary} width="text">
      <p className={classes.edition}>{text.edition}</p>
      <nav aria-label="Contents">
        <ol className={classes.contents}>
          {text.clauses.map(({ id, title }, index) => (
            <li key={id}>
              {index + 1}. <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {text.clauses.map(({ id, title, paragraphs, items }, index) => (
        <section key={id} id={id} className={classes.clause}>
          <h2>
            {index + 1}. {title}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {items && (
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </Page>
  );
}
