import { describe, expect, it } from '@jest/globals';
import type { ClientTicketView } from '@rep13/contracts-sla';
import { labelsOf } from './order-statuses.ts';

describe('the labels of a status', () => {
  it('are there for one that came after this page was built', () => {
    const { name, ahead } = labelsOf('referred' as ClientTicketView['status']);

    expect(name).toBe('In progress');
    expect(ahead({} as ClientTicketView, [])).toEqual([]);
  });
});
