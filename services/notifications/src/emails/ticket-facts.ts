import type { UrgencyLevel } from '@rep13/contracts-sla/constants';
import type { Moment } from '@rep13/contracts-constants';
import type { SignupPartyView } from '@rep13/contracts-onboarding';
import type { EmailFacts, InternalMailContext } from './email.ts';
import { formatTime } from './formats.ts';
import { facts, type Block } from './email-content.ts';

/** What a mail about an order is about. Without a signup nobody is named: nobody knows the client, or it must not be named. */
export interface TicketFacts extends EmailFacts {
  readonly signupId?: number;
  readonly ticketId: number;
  readonly ticketNumber: string;
}

/** What staff's mails about a ticket's clock are about. */
export interface TicketClockFacts extends TicketFacts {
  readonly dueAt: Moment;
  readonly urgencyLevel: UrgencyLevel;
}

/** Tells mails about one forwarding from those about another: an order may come back to a client that it was taken from. */
export const forwardingOf = ({
  ticketId,
  forwardedAt,
}: {
  ticketId: number;
  forwardedAt?: string;
}): string => (forwardedAt ? `${ticketId}:${forwardedAt}` : `${ticketId}`);

/** The client's name, or the signup's number while nobody can say the name. */
export const clientName = (party: SignupPartyView | null, signupId: number): string =>
  party ? `${party.companyName} (${party.clientId})` : `signup ${signupId}`;

/** The same of an order that may name no client. */
export const clientOf = async (
  { signupId }: Pick<TicketFacts, 'signupId'>,
  { findParty }: Pick<InternalMailContext, 'findParty'>,
): Promise<string> =>
  signupId === undefined
    ? 'No client is named in this mail'
    : clientName(await findParty(signupId), signupId);

const capitalised = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** The table about an order, with nothing of what the order says. */
export async function ticketFacts(ticket: TicketClockFacts, context: InternalMailContext): Promise<Block> {
  const { ticketNumber, dueAt, urgencyLevel } = ticket;
  return facts(
    ['Ticket', ticketNumber],
    ['Client', await clientOf(ticket, context)],
    ['Urgency', capitalised(urgencyLevel)],
    ['Due', formatTime(dueAt)],
  );
}
