import { THE_LAW } from '@rep13/content';
import { ArrowIcon } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import classes from './the-law.module.css';

/** The duty in four lines, each with its article: the one dark page of the file. */
export function TheLaw() {
  const { title, lead, lines, note } = THE_LAW;
  return (
    <section className={classes.law} aria-labelledby="the-law">
      <div className={classes.head}>
        <h2 id="the-law">{title}</h2>
        <p>{lead}</p>
      </div>
      <dl className={classes.articles}>
        {lines.map(({ article, text }) => (
          <div key={article}>
            <dt>{article}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.note}>
        {note}{' '}
        <Link to="/dsa-article-13">
          Article 13 explained <ArrowIcon />
        </Link>
      </p>
    </section>
  );
}
