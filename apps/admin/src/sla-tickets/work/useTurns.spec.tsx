import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeApi, ok, press, refusedAs, settle, withFakeBrowser } from '@rep13/testing-browser';
import { buildTicketDetail } from '../../../test/builders.ts';
import { open } from '../../../test/open.ts';
import { hit, send, ticketOf } from '../../../test/ticket-page.ts';

withFakeBrowser();

const ASSIGN = '/api/admin/sla-tickets/1/assign';
const ACKNOWLEDGE = '/api/admin/sla-tickets/1/acknowledge';

/** An order whose assignment is answered when the test says so, with an acknowledgement asked for meanwhile. */
async function assignedAndAcknowledged() {
  let answer: (assigned: ReturnType<typeof ok>) => void = () => undefined;
  const assigned = new Promise<ReturnType<typeof ok>>((resolve) => (answer = resolve));
  const api = fakeApi({
    ...ticketOf('caseworker', buildTicketDetail({ version: 7 })),
    [`POST ${ASSIGN}`]: () => assigned,
    [`POST ${ACKNOWLEDGE}`]: ({ headers }) =>
      ok(buildTicketDetail({ version: Number(headers.get('If-Match')?.slice(1, -1)) + 1, assigneeId: 1 })),
  });
  await open('/admin/tickets/1');
  await press(/^Assign to me/);
  await hit('a');
  await send('Acknowledge');
  const versions = () => api.sent('POST', ACKNOWLEDGE).map(({ headers }) => headers.get('If-Match'));
  return { answer, versions };
}

describe('two writes of one person to an order, one right after the other', () => {
  it('are sent in their order, the second on what the first made of it', async () => {
    const { answer, versions } = await assignedAndAcknowledged();
    expect(versions()).toEqual([]);
    expect(screen.getByRole('dialog')).toBeTruthy();
    answer(ok(buildTicketDetail({ version: 8, assigneeId: 1 })));
    await settle();
    await settle();
    expect(versions()).toEqual(['"8"']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('do not hang on each other: the second is sent on what is shown when the first is refused', async () => {
    const { answer, versions } = await assignedAndAcknowledged();
    answer(refusedAs(422, 'sla.not-an-assignee'));
    await settle();
    expect(versions()).toEqual(['"7"']);
  });
});
