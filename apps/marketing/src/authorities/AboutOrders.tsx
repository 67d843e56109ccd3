import { AUTHORITIES_PAGE } from '@rep13/content';
import { Section } from '@rep13/ui';
import { LEGAL_ENTITY } from '@rep13/web-kit';
import { Linked } from '../frame/Linked.tsx';
import classes from './authorities.module.css';

const { about, byMail, languages, translation } = AUTHORITIES_PAGE;

/** Who we are, and what we take. */
export function AboutOrders() {
  return (
    <Section title={about.title}>
      <div className={classes.about}>
        {about.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ul>
          {about.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        {about.after.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          {languages} <span>{LEGAL_ENTITY.languages}.</span> {translation}
        </p>
        <p>
          {byMail} <Linked text={LEGAL_ENTITY.authorityEmail} />.
        </p>
      </div>
    </Section>
  );
}
