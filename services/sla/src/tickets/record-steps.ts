import {
  AnyTicketBreached,
  AnyTicketClosed,
  AnyTicketOpened,
  AnyTicketWarned,
  TicketAnswerMissed,
  TicketAnswerWarned,
  TicketAuthorityAnswerMissed,
  TicketAuthorityReminded,
  TicketBreached,
  TicketClassified,
  TicketClientAnswerMissed,
  TicketClientChanged,
  TicketClientReminded,
  TicketClosed,
  TicketDeadlineSet,
  TicketDoNotInformLifted,
  TicketEscalated,
  TicketOpened,
  TicketReadByClient,
  TicketReopened,
  TicketUserNotificationRecorded,
  TicketUserNotificationReminded,
  TicketWarned,
} from '@rep13/contracts-sla';
import type { TicketAction, TicketWarningPercent } from '@rep13/contracts-sla/constants';
import { currentActor, type Scope } from '@rep13/service-kit';
import { inBothVersions, ofClient, timeOf, type Announce } from './announce.ts';
import { isMove, TICKET_MOVES } from './moves/ticket-moves.ts';
import { clockFact, fact } from './ticket-facts.ts';
import { SlaTicketEvent } from './sla-ticket-event.entity.ts';
import type { SlaTicket } from './sla-ticket.entity.ts';
import type { TicketStep, TicketStepName } from './ticket-step.ts';

const SYSTEM = 'system';

const warned = (percent: TicketWarningPercent): Announce =>
  inBothVersions(TicketWarned, AnyTicketWarned, (ticket) => ({ ...clockFact(ticket), percent }));

const answerWarned =
  (percent: TicketWarningPercent): Announce =>
  (outbox, ticket) =>
    outbox.add(TicketAnswerWarned, { ...fact(ticket), answerDueAt: timeOf(ticket.answer.dueAt), percent });

const announceNotification: Announce = (outbox, ticket) => {
  const { state, at } = ticket.userTold;
  if (state)
    outbox.add(TicketUserNotificationRecorded, { ...fact(ticket), state, at: at?.toISOString() ?? null });
};

/** What each step beside the moves announces; null: the code that takes the step announces it with its own facts. */
const ANNOUNCE: Readonly<Record<Exclude<TicketStepName, TicketAction>, Announce | null>> = {
  open: inBothVersions(TicketOpened, AnyTicketOpened, (ticket) => ({
    ...clockFact(ticket),
    ...(ticket.lifeAtRisk && { lifeAtRisk: true }),
  })),
  'mark-spam': inBothVersions(TicketClosed, AnyTicketClosed, fact),
  'warn-50': warned(50),
  'warn-75': warned(75),
  'warn-90': warned(90),
  breach: inBothVersions(TicketBreached, AnyTicketBreached, clockFact),
  escalate: ofClient(TicketEscalated),
  'answer-warn-50': answerWarned(50),
  'answer-warn-75': answerWarned(75),
  'answer-warn-90': answerWarned(90),
  'answer-miss': (outbox, ticket) =>
    outbox.add(TicketAnswerMissed, { ...fact(ticket), answerDueAt: timeOf(ticket.answer.dueAt) }),
  'client-remind': (outbox, ticket) =>
    outbox.add(TicketClientReminded, { ...fact(ticket), clientDueAt: timeOf(ticket.client.dueAt) }),
  'client-miss': (outbox, ticket) =>
    outbox.add(TicketClientAnswerMissed, { ...fact(ticket), clientDueAt: timeOf(ticket.client.dueAt) }),
  'authority-remind': (outbox, ticket) =>
    outbox.add(TicketAuthorityReminded, {
      ...fact(ticket),
      authorityDueAt: timeOf(ticket.authorityWait.dueAt),
    }),
  'authority-miss': (outbox, ticket) =>
    outbox.add(TicketAuthorityAnswerMissed, {
      ...fact(ticket),
      authorityDueAt: timeOf(ticket.authorityWait.dueAt),
    }),
  'set-deadline': (outbox, ticket) =>
    outbox.add(TicketDeadlineSet, {
      ...fact(ticket),
      answerBy: ticket.answer.isOpen ? timeOf(ticket.answer.dueAt) : null,
    }),
  classify: (outbox, ticket) => outbox.add(TicketClassified, fact(ticket)),
  'change-client': (outbox, ticket) => outbox.add(TicketClientChanged, fact(ticket)),
  'lift-do-not-inform': (outbox, ticket) => outbox.add(TicketDoNotInformLifted, fact(ticket)),
  'client-read': (outbox, ticket) => outbox.add(TicketReadByClient, fact(ticket)),
  assign: null,
  match: null,
  'call-back': null,
  'change-address': null,
  'mark-supplied': null,
  'mark-missing': null,
  'write-client': null,
  'write-authority': null,
  'client-wrote': null,
  'authority-wrote': null,
  'set-user-notice': null,
  'mail-bounced': null,
  'mail-answered-by-machine': null,
  'mail-came-earlier': null,
  'user-told': announceNotification,
  'user-not-yet': announceNotification,
  'user-may-not': announceNotification,
  'user-remind': (outbox, ticket) =>
    outbox.add(TicketUserNotificationReminded, {
      ...fact(ticket),
      untoldSince: timeOf(ticket.userTold.owedSince),
      reminder: ticket.userTold.reminders,
    }),
  reopen: (outbox, ticket) => outbox.add(TicketReopened, fact(ticket)),
};

/** Each step is one line of the history and one event, in the transaction of the change. The note goes with the last. */
export async function recordSteps(
  { db, outbox }: Scope,
  ticket: SlaTicket,
  steps: readonly TicketStep[],
  note: string | null = null,
): Promise<void> {
  const actor = currentActor();
  for (const [index, { name, fromStatus, toStatus, byClock }] of steps.entries()) {
    await db.insert(SlaTicketEvent, {
      ticketId: ticket.id,
      action: name,
      fromStatus,
      toStatus,
      actor: byClock ? SYSTEM : actor,
      note: index === steps.length - 1 ? note : null,
      createdAt: ticket.updatedAt,
    });
    const announce = isMove(name) ? TICKET_MOVES[name].announce : ANNOUNCE[name];
    announce?.(outbox, ticket);
  }
}
