import { ERROR_CODES } from '@rep13/contracts-constants';
import type { TicketDetailView, TicketEventView } from '@rep13/contracts-sla';
import { DomainError } from '@rep13/service-kit';

/** What a member of staff has done, by the name of the line in the history. */
const DONE: Readonly<Record<string, string>> = {
  open: 'entered it',
  acknowledge: 'acknowledged it',
  forward: 'forwarded it to the client',
  start: 'started to work on it',
  'ask-authority': 'asked the authority about it',
  resume: 'taken it up again',
  respond: 'answered it',
  close: 'closed it',
  assign: 'changed who works on it',
  'set-deadline': 'changed its deadline',
  classify: 'changed what kind of order it is',
  match: 'said whom it is about',
  'change-client': 'said that another client is meant',
  'mark-spam': 'marked it as spam',
  'mark-supplied': 'marked an element of it as supplied',
  'mark-missing': 'marked an element of it as missing',
  'call-back': 'called the authority back about it',
  'lift-do-not-inform': 'allowed to tell the client of it',
  'set-user-notice': 'said what the authority wants of telling its user',
  reopen: 'opened it again by a message',
  'write-client': 'written to the client about it',
  'write-authority': 'written to the authority about it',
  'client-read': 'read it',
  'client-wrote': 'written about it',
  'authority-wrote': 'written about it',
  'user-told': 'told the user concerned of it',
  'user-not-yet': 'said why the user concerned was not told yet',
  'user-may-not': 'said why the user concerned may not be told',
};

/** The last line that no clock has written. */
export const lastChange = ({ events }: TicketDetailView): TicketEventView | undefined =>
  events.findLast(({ actor }) => actor !== 'system');

/** `name` is that of a member of staff; `reader` is who was slower. */
export function sentenceOf(
  { action, actor }: TicketEventView,
  ticketNumber: string,
  name: string | undefined,
  reader: string | undefined,
): string {
  const done = DONE[action] ?? 'changed it';
  const order = `(order ${ticketNumber})`;
  if (actor === reader) return `You have just ${done} in another window ${order}.`;
  return `${name ?? OTHERS[actor.split(':')[0] ?? ''] ?? 'Somebody'} has just ${done} ${order}.`;
}

const OTHERS: Readonly<Record<string, string>> = { client: 'The client', authority: 'The authority' };

/** Somebody was faster; with `sentence`, it is known who. */
export class TicketChanged extends DomainError {
  constructor(sentence = 'This ticket has changed since you opened it') {
    super(412, ERROR_CODES.ticketChanged, sentence);
  }
}
