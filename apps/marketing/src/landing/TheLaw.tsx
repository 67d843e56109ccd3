import { THE_LAW } from '@rep13/content';
import { Section } from '@rep13/ui';
import classes from './landing.module.css';

/** The duty in four lines, each with its article. */
export function TheLaw() {
  const { title, lead, lines, note } = THE_LAW;
  return (
    <Section title={title} lead={lead}>
      <dl className={classes.articles}>
        {lines.map(({ article, text }) => (
          <div key={article}>
            <dt>{article}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.remark}>{note}</p>
    </Section>
  );
}
