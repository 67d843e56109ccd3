import { AuthorityRequestHeld } from '@rep13/contracts-sla';
import { UNCONFIRMED_REQUESTS_PER_HOUR } from '@rep13/contracts-authority-requests/constants';
import { defineInternalEmail, type EmailFacts, when } from '../email.ts';
import { button, facts, paragraph } from '../email-content.ts';

interface HeldRequestFacts extends EmailFacts {
  readonly reference: string;
}

/** Tells staff of a request that waits, because its sender has sent too many. */
export const authorityRequestHeld = defineInternalEmail<HeldRequestFacts>({
  kind: 'authority-request-held',
  to: 'staff',
  on: when(AuthorityRequestHeld, ({ reference }) => [{ reference }, reference]),
  write: ({ reference }, { links }) =>
    Promise.resolve({
      subject: `${reference}: a request is waiting for you`,
      preview: 'Its sender has sent many, and confirmed none.',
      heading: 'A request is waiting for you',
      blocks: [
        paragraph(
          `Somebody has sent more than ${UNCONFIRMED_REQUESTS_PER_HOUR} requests in an hour from a mailbox that nobody has confirmed. This one has no ticket and no clock until you take it; the promise counts from when it came.`,
        ),
        facts(['Reference', reference]),
        button({ label: 'Open what waits', url: links.heldRequests() }),
      ],
    }),
});
