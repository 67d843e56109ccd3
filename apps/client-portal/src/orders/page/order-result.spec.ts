import type { Moment } from '@rep13/contracts-constants';
import { describe, expect, it } from '@jest/globals';
import { formatDateTime } from '@rep13/ui';
import { buildOrder } from '../../../test/builders.ts';
import { orderResult } from './order-result.ts';

const AT = '2026-11-21T10:00:00.000Z';
const MOMENT = formatDateTime<Moment>(AT);

describe('what became of a closed order', () => {
  it.each([
    ['given', `The order was carried out, on ${MOMENT}.`],
    ['partly', `The order was carried out in part, on ${MOMENT}.`],
    ['refused', 'The order was not carried out.'],
  ] as const)('is what was done about it: %s', (outcome, sentence) => {
    const order = buildOrder({
      outcome,
      effectAt: AT,
      closedAt: AT,
      steps: [{ step: 'responded', at: AT }],
    });
    expect(orderResult(order)).toEqual([
      sentence,
      `We replied to the authority on ${MOMENT}.`,
      `The order was closed on ${MOMENT}.`,
    ]);
  });

  it('claims no reply where none was sent', () => {
    expect(orderResult(buildOrder({ closedAt: AT }))).toEqual([`The order was closed on ${MOMENT}.`]);
  });
});
