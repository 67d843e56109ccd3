import { RepresentativeChanged } from '@rep13/contracts-agreements';
import { RECORD_FIELD_LABELS, type RecordField } from '@rep13/contracts-agreements/constants';
import type { Moment } from '@rep13/contracts-constants';
import { defineInternalEmail, type EmailFacts, when } from '../email.ts';
import { button, facts, paragraph } from '../email-content.ts';
import { formatTime } from '../formats.ts';

interface RepresentativeChangeTaskFacts extends EmailFacts {
  readonly fields: readonly RecordField[];
  readonly changedAt: Moment;
}

/** Has staff release the letters about a change of the representative's record. */
export const representativeChangeTask = defineInternalEmail<RepresentativeChangeTaskFacts>({
  kind: 'representative-change-task',
  to: 'staff',
  on: when(RepresentativeChanged, ({ recordId, changes, changedAt }) => {
    const fields = changes.map(({ field }) => field);
    return [{ fields, changedAt }, recordId];
  }),
  write: ({ fields, changedAt }, { links }) =>
    Promise.resolve({
      subject: 'Our own details have changed: letters have to be sent',
      preview: 'Certificates and mails to clients go out by themselves.',
      heading: 'Our own details have changed',
      blocks: [
        paragraph(
          'agreements was started with another record of the representative. Every mandate in force gets a new certificate, and every client a mail that says what has changed. Letters to coordinators are written, and wait for signatures of clients or to be sent by you.',
        ),
        facts(
          ['What has changed', fields.map((field) => RECORD_FIELD_LABELS[field]).join(', ')],
          ['Since', formatTime(changedAt)],
        ),
        paragraph(
          'If you did not expect this: put the former record back, start the services again, and send no letter.',
        ),
        button({ label: 'See how far it is', url: links.representative() }),
      ],
    }),
});
