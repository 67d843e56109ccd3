import { AuthorityMailBounced } from '@rep13/contracts-sla';
import { defineInternalEmail, when, type EmailFacts } from '../email.ts';
import { button, facts, paragraph } from '../email-content.ts';

interface BouncedFacts extends EmailFacts {
  readonly ticketId: number;
  readonly domain?: string;
  readonly status?: string;
}

/** Tells who works on an order that a mail of ours did not reach its authority; one that is only late is told on the order. */
export const authorityMailBounced = defineInternalEmail<BouncedFacts>({
  kind: 'authority-mail-bounced',
  to: 'ticket-worker',
  /** One a day for an order, however many mails came back: the order says each. */
  on: when(
    AuthorityMailBounced,
    ({ ticketId, isFinal, domain, status }, { time }) =>
      isFinal &&
      ticketId !== undefined && [
        { ticketId, ...(domain && { domain }), ...(status && { status }) },
        `${ticketId}:${time.slice(0, 10)}`,
      ],
  ),
  write: ({ ticketId, domain, status }, { links }) =>
    Promise.resolve({
      subject: 'One of our emails did not reach an authority',
      preview: 'Please reach it another way.',
      heading: 'One of our emails did not reach an authority',
      blocks: [
        paragraph(
          'Its mail server has refused the mail for good, so the authority may not know what we have written. The order says which address. Please reach the authority another way, such as by the telephone number of the directory.',
        ),
        facts(['Did not reach', domain ?? 'The address of the authority'], ['Reason', status ?? 'Not said']),
        button({ label: 'Open the order', url: links.ticket(ticketId) }),
      ],
    }),
});
