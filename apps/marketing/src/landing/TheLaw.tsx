import { THE_LAW } from '@rep13/content';
import { ArrowIcon } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import classes from './the-law.module.css';

/** The duty in the law's own words, then what follows from it: the one dark page of the file. */
export function TheLaw() {
  const { title, lead, quotation, lines, note } = THE_LAW;
  return (
    <section className={classes.law} aria-labelledby="the-law">
      <div className={classes.head}>
        <h2 id="the-law">{title}</h2>
        <p>{lead}</p>
      </div>
      <figure className={classes.quotation}>
        <blockquote cite={quotation.url}>{quotation.text}</blockquote>
        <figcaption>
          {quotation.article}. <a href={quotation.url}>{quotation.link}</a>
        </figcaption>
      </figure>
      <table className={classes.articles}>
        <caption>What follows from it</caption>
        <tbody>
          {lines.map(({ article, text }) => (
            <tr key={article}>
              <th scope="row">{article}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.note}>
        {note}{' '}
        <Link to="/dsa-article-13">
          Article 13 explained <ArrowIcon />
        </Link>
      </p>
    </section>
  );
}
