import { TICKET_ESCALATION_HOURS } from '@rep13/contracts-sla/constants';
import type { Moment } from '@rep13/contracts-constants';
import { defineClientEmail, type ClientEmailFacts } from '../email.ts';
import { formatTime } from '../formats.ts';
import { button, facts, note, paragraph } from '../email-content.ts';
import { escalationAddress } from '../party-in-mails.ts';

interface TicketForwardedFacts extends ClientEmailFacts {
  readonly ticketId: number;
  readonly ticketNumber: string;
  readonly forwardedAt: Moment;
}

/** Calls the client to an authority's order. What the order says stands in the portal, never in a mail. */
export const ticketForwarded = defineClientEmail<TicketForwardedFacts>({
  kind: 'ticket-forwarded',
  to: 'legal-contact',
  write: async ({ ticketId, ticketNumber, forwardedAt }, { party, links, entity }) => ({
    subject: `${ticketNumber}: an authority in the EU contacted us about your service`,
    preview: `Please read it in the client portal and answer us within ${TICKET_ESCALATION_HOURS} hours.`,
    heading: 'An authority contacted us about your service',
    blocks: [
      paragraph(
        `As the legal representative of ${party.companyName} in the EU we received a message from an authority. To keep it confidential we don't repeat it in this email: please sign in and read it there.`,
      ),
      facts(
        ['Ticket', ticketNumber],
        ['Forwarded', formatTime(forwardedAt)],
        ['Company', party.companyName],
        ['Client ID', party.clientId],
      ),
      paragraph(
        `Please answer us there within ${TICKET_ESCALATION_HOURS} hours, so that we can reply to the authority in time. If you need longer, press “I have read it”: then we call nobody else.`,
      ),
      button({ label: 'Read it in the client portal', url: links.order(ticketId) }),
      note(
        `If we hear neither by then, we write to ${
          escalationAddress(party) ? 'your escalation contact' : 'you again'
        }. Questions: ${entity.supportEmail}, ${entity.phone}.`,
      ),
    ],
  }),
});
