import { describe, expect, it } from '@jest/globals';
import { auditSentence } from './audit-sentence.ts';

const ticketNumber = 'SLA-2026-00003';

describe('a line of the audit log', () => {
  it.each([
    ['sla.ticket.closed.v1', { ticketNumber }, 'Order SLA-2026-00003 was closed.'],
    ['sla.ticket.closed.v2', {}, 'Order was closed.'],
    [
      'sla.ticket.client-answer-missed.v1',
      { ticketNumber },
      "The client's answer to order SLA-2026-00003 was not there in time.",
    ],
    ['agreements.mandate.began.v1', { registerNumber: 'R13-ABCDEFGH' }, 'Mandate R13-ABCDEFGH began.'],
    ['onboarding.signup.registered.v1', {}, 'Signup was registered.'],
    ['gateway.admin-user.role-changed.v1', { adminUserId: 3 }, 'Staff account 3: role changed.'],
    ['later.thing.done-somehow.v9', {}, 'Thing: done somehow.'],
  ])('is a sentence: %s', (eventType, eventData, sentence) => {
    expect(auditSentence({ eventType, eventData })).toBe(sentence);
  });
});
