import type { ReactNode } from 'react';
import { WHAT_YOU_GET } from '@rep13/content';
import { Section } from '@rep13/ui';
import { LEGAL_ENTITY } from '@rep13/web-kit';
import { CodeSample } from '../frame/CodeSample.tsx';
import { EntryList, REPRESENTATIVE_ROWS } from '../legal/EntryList.tsx';
import classes from './what-you-get.module.css';
import { MandateSheet } from './MandateSheet.tsx';

const { brand, name, street, postalCode, city, country, authorityEmail, phone } = LEGAL_ENTITY;

const SNIPPET = `<p>Legal representative in the EU and point of contact
for authorities (Articles 13 and 11 DSA):
${name}, ${street}, ${postalCode} ${city}, ${country}
<a href="mailto:${authorityEmail}">${authorityEmail}</a>,
${phone}</p>`;

/** The three papers of the service, shown as they are. */
export function Benefits() {
  const { title, lead, mandate, entry, snippet } = WHAT_YOU_GET;
  return (
    <Section title={title} lead={lead} heading="above">
      <div className={classes.exhibits}>
        <Exhibit title={mandate.title} text={mandate.text}>
          <MandateSheet mandate={mandate} />
        </Exhibit>
        <div className={classes.side}>
          <Exhibit title={entry.title} text={entry.text}>
            <div className={classes.entry}>
              <EntryList rows={REPRESENTATIVE_ROWS} />
            </div>
          </Exhibit>
          <Exhibit title={snippet.title} text={snippet.text}>
            <CodeSample label={`Code that names ${brand} on your website`} code={SNIPPET} />
          </Exhibit>
        </div>
      </div>
    </Section>
  );
}

function Exhibit({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className={classes.exhibit}>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      {children}
    </div>
  );
}
