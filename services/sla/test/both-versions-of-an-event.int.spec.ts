import type { EventEnvelope } from '@rep13/contracts-messaging';
import { MoveTicket } from '@rep13/contracts-sla';
import { startSla, type SlaUnderTest } from './sla-under-test.ts';

let sla: SlaUnderTest;
beforeAll(async () => {
  sla = await startSla();
});
afterAll(() => sla.stop());

interface TicketData {
  readonly ticketId: number;
  readonly signupId?: number;
  readonly alsoAsV2?: boolean;
}

/** What was announced of one order, oldest first. */
async function announced(ticketId: number): Promise<EventEnvelope<TicketData>[]> {
  const rows = await sla.db.query<{ envelope: EventEnvelope<TicketData> }[]>(
    `select envelope from outbox_messages where (envelope->'data'->>'ticketId')::integer = $1 and type like 'sla.ticket.%' order by id`,
    [ticketId],
  );
  return rows.map(({ envelope }) => envelope);
}

/** The fact without its version. */
const factOf = ({ type }: EventEnvelope) => type.replace(/\.v\d+$/, '');

const FACTS = ['sla.ticket.opened', 'sla.ticket.acknowledged', 'sla.ticket.closed'];

async function closedOrder(): Promise<number> {
  const { id: ticketId } = await sla.open();
  await sla.call(MoveTicket, { ticketId, action: 'close', reason: 'Withdrawn', closedAs: 'withdrawn' });
  return ticketId;
}

describe('who integrates by docs/integrating.md', () => {
  it('reads every fact as v2 alone', async () => {
    const events = await announced(await closedOrder());
    expect(events.filter(({ type }) => type.endsWith('.v2')).map(factOf)).toEqual(FACTS);
  });

  it('reads every fact once of both, passing over v1 that says it is there as v2', async () => {
    const events = await announced(await closedOrder());
    const read = events.filter(({ data }) => data.alsoAsV2 !== true);
    expect(read.map(factOf)).toEqual(FACTS);
    expect(events.length).toBe(2 * FACTS.length);
  });

  it('and stays with v1 still reads the orders of clients that are known', async () => {
    const events = await announced(await closedOrder());
    expect(events.filter(({ type }) => type.endsWith('.v1')).map(factOf)).toEqual(FACTS);
  });
});
