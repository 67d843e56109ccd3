import {
  AnyTicketAcknowledged,
  AnyTicketAwaitingAuthority,
  AnyTicketBreached,
  AnyTicketClosed,
  AnyTicketOpened,
  AnyTicketResponded,
  AnyTicketResumed,
  AnyTicketStarted,
  AnyTicketWarned,
  TicketAcknowledged,
  TicketAnswerMissed,
  TicketAnswerWarned,
  TicketAuthorityAnswerMissed,
  TicketAuthorityReminded,
  TicketAwaitingAuthority,
  TicketBreached,
  TicketClassified,
  TicketClientAnswerMissed,
  TicketClientChanged,
  TicketClientReminded,
  TicketClosed,
  TicketDeadlineSet,
  TicketDoNotInformLifted,
  TicketEscalated,
  TicketForwarded,
  TicketOpened,
  TicketReadByClient,
  TicketReopened,
  TicketResponded,
  TicketResumed,
  TicketStarted,
  TicketWarned,
} from '@rep13/contracts-sla';
import type { TicketWarningPercent } from '@rep13/contracts-constants';
import { currentContext, type Scope } from '@rep13/service-kit';
import { acknowledgement, clockFact, fact, type AnyFact } from './ticket-facts.ts';
import { SlaTicketEvent } from './sla-ticket-event.entity.ts';
import type { SlaTicket } from './sla-ticket.entity.ts';
import type { TicketStep, TicketStepName } from './ticket-step.ts';

const SYSTEM = 'system';

type Outbox = Scope['outbox'];
type Announce = (outbox: Outbox, ticket: SlaTicket) => void;
type FactClass<T> = Parameters<Outbox['add']>[0] & (new () => T);

/** Each fact as v2; as v1 too where it names the client, for who still reads that. */
const inBothVersions =
  <F extends AnyFact>(
    first: FactClass<NoInfer<F> & { signupId: number; alsoAsV2?: boolean }>,
    second: FactClass<NoInfer<F> & { alsoAsV1?: boolean }>,
    of: (ticket: SlaTicket) => F,
  ): Announce =>
  (outbox, ticket) => {
    const said = of(ticket);
    const { signupId } = said;
    const isNamed = signupId !== undefined;
    if (isNamed) outbox.add(first, { ...said, signupId, alsoAsV2: true });
    outbox.add(second, { ...said, ...(isNamed && { alsoAsV1: true }) });
  };

const warned = (percent: TicketWarningPercent): Announce =>
  inBothVersions(TicketWarned, AnyTicketWarned, (ticket) => ({ ...clockFact(ticket), percent }));

const answerWarned =
  (percent: TicketWarningPercent): Announce =>
  (outbox, ticket) =>
    outbox.add(TicketAnswerWarned, { ...fact(ticket), answerDueAt: timeOf(ticket.answer.dueAt), percent });

/** Only of a client who may know of it. */
const ofClient =
  (type: FactClass<AnyFact & { signupId: number; forwardedAt?: string }>): Announce =>
  (outbox, ticket) => {
    const { signupId, ...said } = fact(ticket);
    const forwardedAt = timeOf(ticket.forwardedDate);
    if (signupId !== undefined) outbox.add(type, { ...said, signupId, forwardedAt });
  };

const timeOf = (time: Date | null): string => (time ?? new Date(0)).toISOString();

/** What each step announces; null: whoever takes the step announces it with what it knows of it. */
const ANNOUNCE: Readonly<Record<TicketStepName, Announce | null>> = {
  open: inBothVersions(TicketOpened, AnyTicketOpened, clockFact),
  acknowledge: inBothVersions(TicketAcknowledged, AnyTicketAcknowledged, acknowledgement),
  forward: ofClient(TicketForwarded),
  start: inBothVersions(TicketStarted, AnyTicketStarted, fact),
  'ask-authority': inBothVersions(TicketAwaitingAuthority, AnyTicketAwaitingAuthority, fact),
  resume: inBothVersions(TicketResumed, AnyTicketResumed, fact),
  respond: inBothVersions(TicketResponded, AnyTicketResponded, fact),
  close: inBothVersions(TicketClosed, AnyTicketClosed, fact),
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
  'mark-supplied': null,
  'mark-missing': null,
  'write-client': null,
  'write-authority': null,
  'client-wrote': null,
  'authority-wrote': null,
  reopen: (outbox, ticket) => outbox.add(TicketReopened, fact(ticket)),
};

/** Each step is one line of the history and one event, in the transaction of the change. The note goes with the last. */
export async function recordSteps(
  { db, outbox }: Scope,
  ticket: SlaTicket,
  steps: readonly TicketStep[],
  note: string | null = null,
): Promise<void> {
  const actor = currentContext()?.actor ?? SYSTEM;
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
    ANNOUNCE[name]?.(outbox, ticket);
  }
}
