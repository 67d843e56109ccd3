// Written by `npm run reference` from services/gateway/src/admin/ticket-work.controller.ts.
import type { ApprovalNeededView } from '@rep13/contracts-admin';
import type { Operation } from '@rep13/contracts-operations';
import type {
  AssignTicketBody,
  AuthorityAddressBody,
  CallBackBody,
  ChangeTicketClientBody,
  ClassifyTicketBody,
  LowerUrgencyBody,
  MatchTicketBody,
  MissingElementBody,
  ReasonBody,
  SuppliedElementBody,
  TicketDeadlineBody,
  TicketDetailView,
  UserNoticeBody,
} from '@rep13/contracts-sla';

/** Say who works on a ticket. An active caseworker or admin; `null`: nobody. */
export const assign = 'POST /api/admin/sla-tickets/:id/assign' as Operation<
  'POST /api/admin/sla-tickets/:id/assign',
  { body: AssignTicketBody; answer: TicketDetailView; error: 'sla.ticket-changed' | 'sla.ticket-closed' }
>;

/** Say by when the authority wants its answer. `null`: it named no time. */
export const setDeadline = 'POST /api/admin/sla-tickets/:id/deadline' as Operation<
  'POST /api/admin/sla-tickets/:id/deadline',
  {
    body: TicketDeadlineBody;
    answer: TicketDetailView;
    error: 'sla.ticket-changed' | 'sla.ticket-closed' | 'sla.ticket-is-no-order';
  }
>;

/** Say what the authority has said since its order of telling the user concerned. Also of a closed order. */
export const setUserNotice = 'POST /api/admin/sla-tickets/:id/user-notice' as Operation<
  'POST /api/admin/sla-tickets/:id/user-notice',
  { body: UserNoticeBody; answer: TicketDetailView; error: 'sla.ticket-changed' | 'sla.ticket-is-no-order' }
>;

/**
 * Say what kind of order it is, and by what the yearly report counts it. Also of a closed order (Article 15 DSA). What
 * is absent stays; null takes back what was said.
 */
export const classify = 'POST /api/admin/sla-tickets/:id/classify' as Operation<
  'POST /api/admin/sla-tickets/:id/classify',
  {
    body: ClassifyTicketBody;
    answer: TicketDetailView;
    error: 'sla.ticket-changed' | 'sla.ticket-is-critical' | 'sla.ticket-is-no-order';
  }
>;

/** Say which client an order is about, where nobody has said it. */
export const match = 'POST /api/admin/sla-tickets/:id/match' as Operation<
  'POST /api/admin/sla-tickets/:id/match',
  {
    body: MatchTicketBody;
    answer: TicketDetailView;
    error: 'sla.ticket-changed' | 'sla.ticket-closed' | 'sla.ticket-is-matched';
  }
>;

/**
 * Say that another client is meant than the one that was matched. 202 if somebody else has to agree, and nothing is
 * done yet; with `breakGlass` it is done at once.
 */
export const changeClient = 'POST /api/admin/sla-tickets/:id/change-client' as Operation<
  'POST /api/admin/sla-tickets/:id/change-client',
  {
    body: ChangeTicketClientBody;
    answer: TicketDetailView | ApprovalNeededView;
    error: 'sla.client-unknown' | 'sla.ticket-changed' | 'sla.ticket-closed';
  }
>;

/** Mark a request as spam that no authority has sent. Its ticket is closed. */
export const markSpam = 'POST /api/admin/sla-tickets/:id/mark-spam' as Operation<
  'POST /api/admin/sla-tickets/:id/mark-spam',
  {
    body: ReasonBody;
    answer: TicketDetailView;
    error: 'sla.ticket-changed' | 'sla.ticket-closed' | 'sla.ticket-is-critical';
  }
>;

/** Note that the authority was called back at the number of the directory, and what it said. */
export const callBack = 'POST /api/admin/sla-tickets/:id/call-back' as Operation<
  'POST /api/admin/sla-tickets/:id/call-back',
  { body: CallBackBody; answer: TicketDetailView; error: 'sla.not-in-directory' | 'sla.ticket-changed' }
>;

/** Correct where the authority reads our mails, and who it is. The links it has end; one goes to the new address. */
export const changeAddress = 'POST /api/admin/sla-tickets/:id/authority-address' as Operation<
  'POST /api/admin/sla-tickets/:id/authority-address',
  { body: AuthorityAddressBody; answer: TicketDetailView; error: 'sla.ticket-changed' | 'sla.ticket-closed' }
>;

/** Say that an element has come that the order lacked, and where it stands. */
export const markSupplied = 'POST /api/admin/sla-tickets/:id/mark-supplied' as Operation<
  'POST /api/admin/sla-tickets/:id/mark-supplied',
  { body: SuppliedElementBody; answer: TicketDetailView; error: 'sla.ticket-changed' | 'sla.ticket-closed' }
>;

/** Say that an element is missing after all. */
export const markMissing = 'POST /api/admin/sla-tickets/:id/mark-missing' as Operation<
  'POST /api/admin/sla-tickets/:id/mark-missing',
  { body: MissingElementBody; answer: TicketDetailView; error: 'sla.ticket-changed' | 'sla.ticket-closed' }
>;

/**
 * Say that an order is not critical. 202 if somebody else has to agree, and nothing is done yet; with `breakGlass` it
 * is done at once.
 */
export const lowerUrgency = 'POST /api/admin/sla-tickets/:id/lower-urgency' as Operation<
  'POST /api/admin/sla-tickets/:id/lower-urgency',
  {
    body: LowerUrgencyBody;
    answer: TicketDetailView | ApprovalNeededView;
    error: 'sla.ticket-changed' | 'sla.ticket-closed';
  }
>;

/**
 * Let the client be told of an order. 202 if somebody else has to agree, and nothing is done yet; with `breakGlass` it
 * is done at once.
 */
export const liftDoNotInform = 'POST /api/admin/sla-tickets/:id/lift-do-not-inform' as Operation<
  'POST /api/admin/sla-tickets/:id/lift-do-not-inform',
  { body: ReasonBody; answer: TicketDetailView | ApprovalNeededView; error: 'sla.ticket-changed' }
>;
