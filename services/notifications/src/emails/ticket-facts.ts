import type { UrgencyLevel } from '@rep13/contracts-constants';
import type { SignupPartyView } from '@rep13/contracts-onboarding';
import type { EmailFacts, InternalMailContext } from './email.ts';
import { formatTime } from './formats.ts';
import { facts, type Block } from './email-content.ts';

/** What staff's mails about a ticket's clock are about. */
export interface TicketClockFacts extends EmailFacts {
  readonly signupId: number;
  readonly ticketId: number;
  readonly ticketNumber: string;
  readonly dueAt: string;
  readonly urgencyLevel: UrgencyLevel;
}

/** The client's name, or the signup's number while nobody can say the name. */
export const clientName = (party: SignupPartyView | null, signupId: number): string =>
  party ? `${party.companyName} (${party.clientId})` : `signup ${signupId}`;

const capitalised = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** The table about an order, with nothing of what the order says. */
export async function ticketFacts(
  { signupId, ticketNumber, dueAt, urgencyLevel }: TicketClockFacts,
  { findParty }: InternalMailContext,
): Promise<Block> {
  return facts(
    ['Ticket', ticketNumber],
    ['Client', clientName(await findParty(signupId), signupId)],
    ['Urgency', capitalised(urgencyLevel)],
    ['Due', formatTime(dueAt)],
  );
}
