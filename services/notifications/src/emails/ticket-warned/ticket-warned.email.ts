import { TicketWarned, AnyTicketWarned } from '@rep13/contracts-sla';
import { defineInternalEmail, when } from '../email.ts';
import { formatDuration } from '../formats.ts';
import { button, paragraph } from '../email-content.ts';
import { ticketFacts, type TicketClockFacts } from '../ticket-facts.ts';

interface TicketWarnedFacts extends TicketClockFacts {
  /** Of the promised time. */
  readonly percent: number;
}

/** Warns staff while there is still time; afterwards the mail about the breach says it all. */
export const ticketWarned = defineInternalEmail<TicketWarnedFacts>({
  kind: 'ticket-warned',
  to: 'ticket-worker',
  on: when([TicketWarned, AnyTicketWarned], (ticket) => [ticket, `${ticket.ticketId}:${ticket.percent}`]),
  until: ({ dueAt }) => new Date(dueAt),
  write: async ({ percent, ...ticket }, context) => {
    const left = formatDuration(Date.parse(ticket.dueAt) - context.now.getTime());
    return {
      subject: `${ticket.ticketNumber}: ${left} left to acknowledge it`,
      preview: `${percent}% of the promised time is gone, and nobody has acknowledged the order.`,
      heading: `${left} left`,
      blocks: [
        paragraph(
          `${percent}% of the promised time is gone, and nobody has acknowledged this order. Please acknowledge it before the deadline.`,
        ),
        await ticketFacts(ticket, context),
        button({ label: 'Open the order', url: context.links.ticket(ticket.ticketId) }),
      ],
    };
  },
});
