import type { Moment } from '@rep13/contracts-constants';
import { ApprovalGranted, ApprovalRequested, GlassBroken } from '@rep13/contracts-gateway';
import type { EventClass } from '@rep13/contracts-messaging';
import {
  AuthorityLinkRenewed,
  AuthorityMailBounced,
  AuthorityRequestHeld,
  AuthorityRequestReceived,
  MailAnswered,
  MailboxFound,
  MailboxLost,
  MailMissed,
  MailProbeArrived,
  MailProbeDue,
  MailProbeMissed,
  MailWaiting,
  MailWarned,
  TicketAcknowledged,
  TicketAnswerMissed,
  TicketAnswerWarned,
  TicketAssigned,
  TicketAuthorityAnswerMissed,
  TicketAuthorityReminded,
  TicketClientAnswerMissed,
  TicketClientReminded,
  TicketClosed,
  TicketMessageSent,
  TicketResponded,
  TicketUserNoticeSet,
  TicketUserNotificationReminded,
} from '@rep13/contracts-sla';
import { SAMPLE_LEGAL_ENTITY } from '@rep13/contracts-legal-entity';
import { formatTime } from '../src/emails/formats.ts';
import { STAFF } from './builders.ts';
import { COLLEAGUE } from './notifications-under-test.ts';

export const at = new Date().toISOString();
export const dueAt = new Date(Date.now() + 6 * 60 * 60_000).toISOString();
const requestId = '0190b0a2-7d1c-7000-8000-000000000001';
const ticket = { signupId: 512_345_678, ticketId: 4, ticketNumber: 'SLA-2026-00004' };
const reference = 'A-7KQM-2XRB';
const request = { requestId: 1, reference };
export const AUTHORITY = 'eva@acm.example';
const PROBE_TAG = 'probe.2026-11-28.abcdefghijkl';
const approval = { approvalId: requestId, kind: 'close-critical-ticket', requestedBy: 1 };
const message = { ...ticket, reference };

/** Of each event about an order that brings a mail: as `EVENTS`. */
export const EVENTS_OF_ORDERS: [kind: string, EventClass, object, subject: string, to?: string][] = [
  [
    'authority-receipt',
    AuthorityRequestReceived,
    { ...request, ticketId: 4, kind: 'act', isComplete: true },
    'A-7KQM-2XRB: we have received your request',
    AUTHORITY,
  ],
  [
    'authority-acknowledged',
    TicketAcknowledged,
    { ...message, responseTimeHours: 0.28, slaCompliant: true },
    'A-7KQM-2XRB: we are working on your request',
    AUTHORITY,
  ],
  [
    'authority-message',
    TicketMessageSent,
    { ...message, messageId: 1, direction: 'staff_to_authority' },
    'A-7KQM-2XRB: there is a message for you',
    AUTHORITY,
  ],
  ['authority-closed', TicketClosed, message, 'A-7KQM-2XRB: your request is closed', AUTHORITY],
  [
    'authority-link',
    AuthorityLinkRenewed,
    { ...request, ticketId: 4, generation: 2 },
    'A-7KQM-2XRB: a new link to your request',
    AUTHORITY,
  ],
  [
    'ticket-message',
    TicketMessageSent,
    { ...message, messageId: 2, direction: 'staff_to_client' },
    'SLA-2026-00004: we have written to you',
  ],
  [
    'client-answered',
    TicketMessageSent,
    { ...message, messageId: 3, direction: 'client_to_staff' },
    'SLA-2026-00004: the client has written',
    STAFF,
  ],
  [
    'authority-wrote',
    TicketMessageSent,
    { ...message, messageId: 4, direction: 'authority_to_staff' },
    'SLA-2026-00004: the authority has written',
    STAFF,
  ],
  [
    'ticket-reminder',
    TicketClientReminded,
    { ...ticket, clientDueAt: dueAt },
    'SLA-2026-00004: please read what an authority wrote',
  ],
  [
    'user-untold',
    TicketUserNotificationReminded,
    { ...ticket, untoldSince: at, reminder: 1 },
    'SLA-2026-00004: please tell the user concerned',
  ],
  [
    'user-notice-changed',
    TicketUserNoticeSet,
    { ...ticket, notice: 'allowed', from: null, clientNews: { setAt: at, isUserNotified: false } },
    'SLA-2026-00004: what the authority now says of telling the user',
  ],
  [
    'ticket-assigned',
    TicketAssigned,
    { ...ticket, assigneeId: 7, previousAssigneeId: null, assignedAt: at },
    'SLA-2026-00004 is yours now',
    COLLEAGUE,
  ],
  [
    'answer-warned',
    TicketAnswerWarned,
    { ...ticket, answerDueAt: dueAt, percent: 75 },
    `SLA-2026-00004: the authority is waiting for an answer until ${formatTime<Moment>(dueAt)}`,
    STAFF,
  ],
  [
    'answer-missed',
    TicketAnswerMissed,
    { ...ticket, answerDueAt: at },
    'SLA-2026-00004: the deadline of the authority was missed',
    STAFF,
  ],
  [
    'client-answer-missed',
    TicketClientAnswerMissed,
    { ...ticket, clientDueAt: at },
    'SLA-2026-00004: the client has not answered',
    STAFF,
  ],
  ['authority-answered', TicketResponded, message, 'A-7KQM-2XRB: your request is answered', AUTHORITY],
  [
    'authority-reminder',
    TicketAuthorityReminded,
    { ...ticket, reference: request.reference, authorityDueAt: dueAt },
    'A-7KQM-2XRB: we wait for your answer',
    AUTHORITY,
  ],
  [
    'authority-answer-missed',
    TicketAuthorityAnswerMissed,
    { ...ticket, authorityDueAt: at },
    'SLA-2026-00004: the authority has not answered our question',
    STAFF,
  ],
  [
    'authority-request-held',
    AuthorityRequestHeld,
    request,
    'A-7KQM-2XRB: a request is waiting for you',
    STAFF,
  ],
  [
    'mail-waiting',
    MailWaiting,
    { mailId: 7, dueAt, passedDomain: null },
    '2 mails wait for one of us',
    STAFF,
  ],
  [
    'mail-warned',
    MailWarned,
    { mailId: 7, dueAt, percent: 75 },
    '5 hours 59 minutes left to decide about a mail',
    STAFF,
  ],
  ['mail-missed', MailMissed, { mailId: 7, dueAt: at }, 'Nobody decided about a mail in 24 hours', STAFF],
  [
    'mail-answered',
    MailAnswered,
    { mailId: 7, template: 'use-the-form' },
    `Your mail to ${SAMPLE_LEGAL_ENTITY.authorityEmail}`,
    AUTHORITY,
  ],
  [
    'mail-probe',
    MailProbeDue,
    { day: '2026-11-28', tag: PROBE_TAG },
    'Daily test of this mailbox',
    SAMPLE_LEGAL_ENTITY.authorityEmail.replace('@', `+${PROBE_TAG}@`),
  ],
  [
    'mail-probe-missed',
    MailProbeMissed,
    { day: '2026-11-28', isJunk: false },
    `A mail to ${SAMPLE_LEGAL_ENTITY.authorityEmail} did not arrive`,
    STAFF,
  ],
  [
    'mail-probe-arrived',
    MailProbeArrived,
    { day: '2026-11-28' },
    `Mails to ${SAMPLE_LEGAL_ENTITY.authorityEmail} arrive again`,
    STAFF,
  ],
  ['mailbox-lost', MailboxLost, { since: at }, 'The mailbox for authorities does not answer', STAFF],
  ['mailbox-found', MailboxFound, { since: at }, 'The mailbox for authorities answers again', STAFF],
  [
    'authority-mail-bounced',
    AuthorityMailBounced,
    { mailId: 7, ticketId: 4, isFinal: true, domain: 'acm.example', status: '5.1.1' },
    'One of our emails did not reach an authority',
    STAFF,
  ],
  ['approval-requested', ApprovalRequested, approval, 'SLA-2026-00004: a second person is needed', STAFF],
  [
    'approval-asked',
    ApprovalRequested,
    { ...approval, approvalId: '0190b0a2-7d1c-7000-8000-000000000002' },
    'SLA-2026-00004: grace requests a second approval',
    COLLEAGUE,
  ],
  [
    'approval-granted',
    ApprovalGranted,
    approval,
    'SLA-2026-00004: what grace asked for was agreed to',
    COLLEAGUE,
  ],
  [
    'approval-decided',
    ApprovalGranted,
    { ...approval, approvalId: '0190b0a2-7d1c-7000-8000-000000000003' },
    'SLA-2026-00004: what you asked for was agreed to',
    COLLEAGUE,
  ],
  ['glass-broken', GlassBroken, approval, 'SLA-2026-00004: grace acted without second approval', COLLEAGUE],
];
