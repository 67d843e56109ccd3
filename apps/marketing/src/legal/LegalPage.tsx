import { representativeInformation } from '@rep13/content';
import { representativeRecord } from '@rep13/contracts-gateway/constants';
import { Section } from '@rep13/ui';
import { LEGAL_ENTITY, useHead } from '@rep13/web-kit';
import { Actions } from '../frame/Actions.tsx';
import { CodeSample } from '../frame/CodeSample.tsx';
import { Linked } from '../frame/Linked.tsx';
import { PageFront } from '../frame/PageFront.tsx';
import { SitePage } from '../frame/SitePage.tsx';
import { SITE_FACTS } from '../site-facts/site-facts.ts';
import { EntryList, LANGUAGE_ROWS, REPRESENTATIVE_ROWS, SUPERVISION_ROWS } from './EntryList.tsx';
import classes from './legal.module.css';

const RECORD = representativeRecord(LEGAL_ENTITY);
const { sections, actions: _, heading, lead, ...head } = representativeInformation(SITE_FACTS);
const [entry, ...others] = sections;
const HEAD = { ...head, structuredData: RECORD };

/** `/legal`: who we are, for authorities and for the users of our clients. */
export function LegalPage() {
  useHead(HEAD);
  return (
    <SitePage>
      <PageFront kicker="Article 13(4) DSA" title={heading} lead={lead} />
      <Section id={entry?.id} title={entry?.title ?? ''}>
        <div className={classes.sheet}>
          <EntryList rows={[...REPRESENTATIVE_ROWS, ...LANGUAGE_ROWS, ...SUPERVISION_ROWS]} />
        </div>
      </Section>
      {others.map(({ id, title, paragraphs, links = [] }) => (
        <Section key={id} id={id} title={title}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className={classes.statement}>
              <Linked text={paragraph} />
            </p>
          ))}
          {links.length > 0 && (
            <div className={classes.action}>
              <Actions links={links} />
            </div>
          )}
        </Section>
      ))}
      <Section title="Machine-readable" lead="The same entry, as schema.org data.">
        <CodeSample label="Representative information as JSON" code={JSON.stringify(RECORD, null, 2)} />
        <p className={classes.address}>
          Also at <a href="/.well-known/dsa-representative.json">/.well-known/dsa-representative.json</a>
        </p>
      </Section>
    </SitePage>
  );
}
