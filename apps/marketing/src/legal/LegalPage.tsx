import { LEGAL_ENTITY } from '@rep13/contracts/constants';
import { PUBLIC_PAGES } from '@rep13/content';
import { Page } from '@rep13/ui';
import { useHead } from '@rep13/web-kit';
import { EntryList } from './EntryList.tsx';
import classes from './legal.module.css';
import { representativeRecord } from './representative-record.ts';

const RECORD = representativeRecord(LEGAL_ENTITY);

/** `/legal`: who we are, for authorities and for the users of our clients. */
export function LegalPage() {
  useHead({ ...PUBLIC_PAGES.legal, structuredData: RECORD });
  const { name, authorityEmail, phone } = LEGAL_ENTITY;
  return (
    <Page
      title="Representative information"
      lead="For authorities, and for users of the services we represent."
      width="text"
    >
      <EntryList entity={LEGAL_ENTITY} />
      <section className={classes.block}>
        <h2>Compliance statement</h2>
        <p>
          {name} acts as legal representative under Article 13 of Regulation (EU) 2022/2065 (Digital Services
          Act) for providers that have appointed it in writing. Each mandate gives it the powers that Article
          13(2) asks for. The appointment does not make an establishment of the provider in the Union.
        </p>
      </section>
      <section className={classes.block}>
        <h2>Urgent requests of authorities</h2>
        <p>
          Write to <a href={`mailto:${authorityEmail}`}>{authorityEmail}</a> with "urgent" in the subject, or
          call <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>, at any hour. We acknowledge every
          request within 24 hours.
        </p>
      </section>
      <section className={classes.block}>
        <h2>Machine-readable</h2>
        <pre className={classes.code} tabIndex={0} aria-label="Representative information as JSON">
          <code>{JSON.stringify(RECORD, null, 2)}</code>
        </pre>
      </section>
    </Page>
  );
}
