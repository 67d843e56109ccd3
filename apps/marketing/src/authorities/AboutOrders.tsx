import { printedList } from '@rep13/contracts-constants';
import { Section } from '@rep13/ui';
import { LEGAL_ENTITY } from '@rep13/web-kit';
import { Linked } from '../frame/Linked.tsx';
import { useTexts } from '../language/useLanguage.ts';
import classes from './authorities.module.css';

/** Who we are, and what we take. */
export function AboutOrders() {
  const { page, names } = useTexts();
  const { about, byMail, languages, translation } = page;
  const declared = printedList(LEGAL_ENTITY.languages).map(names.language).join(', ');
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
          {languages} <span>{declared}.</span> {translation}
        </p>
        <p>
          {byMail} <Linked text={LEGAL_ENTITY.authorityEmail} />.
        </p>
      </div>
    </Section>
  );
}
