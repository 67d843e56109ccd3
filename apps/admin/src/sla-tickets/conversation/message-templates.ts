import { formatInUtc } from '@rep13/contracts-constants';
import type { MessageRecipient } from '@rep13/contracts-sla/constants';
import { FOREIGN_ORDERS, type OrderKind } from '@rep13/contracts-authority-requests/constants';
import type { TicketDetailView } from '@rep13/contracts-sla';

export interface MessageTemplate {
  readonly label: string;
  readonly text: string;
}

/** Begins a place that is to be filled in before the text is sent. */
export const GAP = '[…';

/** Texts to begin with, for whom is written to and for the kind of order. */
export const templatesFor = (to: MessageRecipient, ticket: TicketDetailView): MessageTemplate[] =>
  to === 'authority' ? toAuthority(ticket) : toClient(ticket);

const kindOf = ({ orderKind, request }: TicketDetailView): OrderKind =>
  orderKind ?? request?.kind ?? 'general';

const ORDER: Record<OrderKind, string> = {
  act: 'order to act',
  information: 'order to provide information',
  general: 'request',
};

const EFFECT: Record<OrderKind, string> = {
  act: `${GAP} which content was removed or disabled, and for which states]`,
  information: `${GAP} which information is attached, or how you get it]`,
  general: `${GAP} what was done]`,
};

const ARTICLE: Record<OrderKind, string> = {
  act: ' We tell you so under Article 9(1) of Regulation (EU) 2022/2065.',
  information: ' We tell you so under Article 10(1) of Regulation (EU) 2022/2065.',
  general: '',
};

/** Which order, as the authority finds it at its side and at ours. */
function named(ticket: TicketDetailView): string {
  const { request, ticketNumber } = ticket;
  const ours = `our reference ${request?.reference ?? ticketNumber}`;
  const theirs = request?.ownReference;
  return `${ORDER[kindOf(ticket)]}${theirs ? ` ${theirs}` : ''} (${ours})`;
}

function toAuthority(ticket: TicketDetailView): MessageTemplate[] {
  const kind = kindOf(ticket);
  const name = named(ticket);
  return [
    {
      label: 'Receipt',
      text: `We received your ${name} on ${formatInUtc(ticket.authorityContactDate)} and are working on it. We will tell you here what was done about it, and when.`,
    },
    {
      label: 'Clarification',
      text:
        ticket.request?.clarificationDraft ??
        `We are working on your ${name} and need to ask you:\n\n${GAP} what is not clear]\n\nThe time that we wait for your answer does not hold up what we can already do.`,
    },
    {
      label: 'Effect given',
      text: `Effect was given to your ${name} on ${GAP} date and time]: ${EFFECT[kind]}.${ARTICLE[kind]}`,
    },
    ...foreign(ticket),
    {
      label: 'Cannot comply because …',
      text: `No effect can be given to your ${name}, because ${GAP} the reason: what is impossible, what is missing, or why it is not in the provider’s hands].${ARTICLE[kind]}`,
    },
  ];
}

/** What its law says of an order that is not ours. */
function foreign({ request }: TicketDetailView): MessageTemplate[] {
  const kind = request?.foreignKind;
  return kind ? [{ label: 'Not ours', text: FOREIGN_ORDERS[kind].answer }] : [];
}

const NEEDED: Record<OrderKind, string> = {
  act: 'whether you have removed or disabled what the order names, since when, and in which states of the Union; or what keeps you from it',
  information:
    'the information that the order names, as far as you have it; or what keeps you from giving it',
  general: `${GAP} what we need]`,
};

function toClient(ticket: TicketDetailView): MessageTemplate[] {
  const { ticketNumber, authorityName, clientDueAt } = ticket;
  const kind = kindOf(ticket);
  const by = clientDueAt ? ` by ${formatInUtc(clientDueAt)}` : '';
  return [
    {
      label: 'What we need from you',
      text: `${authorityName} has sent us an ${kind === 'general' ? 'inquiry' : 'order'} about your service (${ticketNumber}). Please answer here${by}:\n\n- ${NEEDED[kind]}.\n\nFiles can be added to your answer.`,
    },
    {
      label: 'Please answer',
      text: `We do not have your answer to ${ticketNumber} yet and have to report to ${authorityName}. Please answer here${by}, even if all you can say is when you will know more.`,
    },
    {
      label: 'What we told the authority',
      text: `We have told ${authorityName} about ${ticketNumber}:\n\n${GAP} what we told it]`,
    },
  ];
}
