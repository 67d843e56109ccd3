import type { LegalText } from '@rep13/content';
import { PageFront } from '../frame/PageFront.tsx';
import { PrintButton } from '../frame/PrintButton.tsx';
import { ReadingPage } from '../frame/ReadingPage.tsx';
import { SitePage } from '../frame/SitePage.tsx';
import { TextSection } from '../frame/TextSection.tsx';
import classes from './legal-text.module.css';

/** Sets a legal text: what it says in short, its contents, its numbered clauses; made to be printed too. */
export function LegalTextPage({ text }: { text: LegalText }) {
  const { title, edition, summary, clauses } = text;
  return (
    <SitePage>
      <PageFront kicker={edition} title={title} lead={summary}>
        <p className={classes.edition}>{edition}</p>
        <PrintButton />
      </PageFront>
      <ReadingPage headings={clauses} isNumbered>
        {clauses.map((clause, index) => (
          <TextSection key={clause.id} section={clause} number={index + 1} />
        ))}
      </ReadingPage>
    </SitePage>
  );
}
