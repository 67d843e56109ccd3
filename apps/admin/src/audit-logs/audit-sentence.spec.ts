import { describe, expect, it } from '@jest/globals';
import { EVENT_CATALOGUE } from '@rep13/contracts-catalogue';
import { AUDIT_GROUPS, kindOf } from './audit-kinds.ts';
import { auditSentence, auditKindLabel } from './audit-sentence.ts';

const ticketNumber = 'SLA-2026-00003';
const kinds = AUDIT_GROUPS.flatMap((group) => Object.keys(group.of));

describe('a line of the audit log', () => {
  it.each([
    ['sla.ticket.closed.v1', { ticketNumber }, 'Order SLA-2026-00003 was closed.'],
    ['sla.ticket.closed.v2', {}, 'An order was closed.'],
    [
      'sla.ticket.client-answer-missed.v1',
      { ticketNumber },
      "The client's answer to order SLA-2026-00003 was not there in time.",
    ],
    [
      'sla.ticket.assigned.v1',
      { ticketNumber, assigneeId: null },
      'Who works on order SLA-2026-00003 was changed.',
    ],
    ['agreements.mandate.began.v1', { registerNumber: 'R13-ABCDEFGH' }, 'Mandate R13-ABCDEFGH began.'],
    [
      'gateway.approval.granted.v1',
      { kind: 'refuse-order' },
      'A two-person approval was given: refuse order.',
    ],
    [
      'gateway.request.refused.v1',
      { method: 'GET', route: '/api/admin/users' },
      'A request was refused: GET /api/admin/users.',
    ],
    ['later.thing.done-somehow.v9', {}, 'Thing: done somehow.'],
    ['later.other-thing.removed.v1', {}, 'Other thing was removed.'],
  ])('is a sentence: %s', (eventType, eventData, sentence) => {
    expect(auditSentence({ eventType, eventData })).toBe(sentence);
  });

  it('has a sentence for every event that there is', () => {
    const withoutOne = EVENT_CATALOGUE.map(({ type }) => kindOf(type)).filter(
      (kind) => !kinds.includes(kind),
    );
    expect(withoutOne).toEqual([]);
  });

  it.each(kinds)('can be told apart by its sentence and put into a list: %s', (kind) => {
    const label = auditKindLabel(kind);
    expect(label).toMatch(/^[A-Z][^[\]{}]*[a-z0-9]$/);
    expect(kinds.filter((other) => auditKindLabel(other) === label)).toEqual([kind]);
  });
});
