import type { Sentences } from './sentences.ts';

export const AUTHORITIES: Sentences = {
  label: 'Authorities and their requests',
  of: {
    'notifications.authority-receipt.mailed':
      'The receipt of [request {reference}|a request] was mailed to its authority',
    'sla.authority-request.received': '[Request {reference}|A request] was received from an authority',
    'sla.authority-request.held': '[Request {reference}|A request] was held for staff to decide',
    'sla.authority-request.element-marked': 'What [request {reference}|a request] lacks was checked again',
    'sla.authority-request.matched': 'The client of [request {reference}|a request] was found',
    'sla.authority-request.sender-confirmed':
      'The sender of [request {reference}|a request] was checked[: {senderCheck}]',
    'sla.authority-request.link-renewed': 'The authority got a new link to [request {reference}|a request]',
    'sla.authority-request.address-changed':
      'The authority of [request {reference}|a request] has another mail address',
    'sla.authority-request.marked-spam': '[Request {reference}|A request] was marked as spam',
    'sla.mail.waiting': 'A mail to the address for authorities is waiting for a decision[: number {mailId}]',
    'sla.mail.aside': 'A mail to the address for authorities was put aside by a rule[: number {mailId}]',
    'sla.mail.order-made': '[Request {reference}|A request] was made of a mail',
    'sla.mail.attached': 'A mail was added to the conversation of an order[: number {mailId}]',
    'sla.mail.ignored': 'A mail was put away as no order[: {as}]',
    'sla.mail.answered': 'A mail that is no order was answered[: {template}]',
    'sla.mail.reopened': 'A mail that was put away waits again[: number {mailId}]',
    'sla.mail.downloaded': 'A mail was fetched as it came[: number {mailId}]',
    'sla.mail.warned': 'Nobody has decided about a mail yet: staff was warned[ at {percent}%]',
    'sla.mail.missed': 'Nobody decided about a mail within 24 hours[: number {mailId}]',
    'sla.authority-mail.bounced': 'One of our emails did not reach an authority',
    'sla.mailbox.lost': 'The mailbox for authorities stopped answering',
    'sla.mailbox.found': 'The mailbox for authorities answers again',
    'sla.mail-probe.due': 'The daily test of the mailbox for authorities was sent[: {day}]',
    'sla.mail-probe.missed':
      'The daily test of the mailbox for authorities did not arrive as it should[: {day}]',
    'sla.mail-probe.arrived': 'The daily test of the mailbox for authorities arrives again[: {day}]',
    'sla.authority.kept': 'An authority was saved in the directory',
    'sla.authority.removed': 'An authority was removed from the directory',
    'sla.authority-key.kept': 'The key of an authority’s officer was kept[: number {keyId}]',
    'sla.authority-key.ended': 'A stored key was ended and proves nothing now[: number {keyId}]',
  },
};
