import type { Sentences } from './sentences.ts';

export const AUTHORITIES: Sentences = {
  label: 'Authorities and their requests',
  of: {
    'notifications.authority-receipt.mailed':
      'The receipt of [request {reference}|a request] was mailed to its authority',
    'sla.authority-request.received': '[Request {reference}|A request] was received from an authority',
    'sla.authority-request.held': '[Request {reference}|A request] was held for staff to decide',
    'sla.authority-request.element-marked':
      'What [request {reference}|a request] lacks was looked through again',
    'sla.authority-request.matched': 'The client of [request {reference}|a request] was found',
    'sla.authority-request.sender-confirmed':
      'The sender of [request {reference}|a request] was checked[: {senderCheck}]',
    'sla.authority-request.link-renewed': 'The authority got a new link to [request {reference}|a request]',
    'sla.authority-request.marked-spam': '[Request {reference}|A request] was marked as spam',
    'sla.authority.kept': 'An authority was saved in the directory',
    'sla.authority.removed': 'An authority was removed from the directory',
  },
};
