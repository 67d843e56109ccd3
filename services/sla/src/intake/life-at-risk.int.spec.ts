import { HOUR_MS } from '@rep13/contracts-constants';
import type { PayloadOf } from '@rep13/contracts-messaging';
import {
  GetClientTicket,
  ListTickets,
  ReportLifeAtRisk,
  TicketLifeAtRiskReported,
  TicketOpened,
  WriteAsStaff,
} from '@rep13/contracts-sla';
import { ADMIN, SIGNUP, startSla, type SlaUnderTest } from '../../test/sla-under-test.ts';

const TEXT = 'A user announces an attack on a school in Cork for tomorrow.';

let sla: SlaUnderTest;
beforeAll(async () => {
  sla = await startSla();
});
afterAll(() => sla.stop());

const report = (given: Partial<PayloadOf<ReportLifeAtRisk>> = {}) =>
  sla.call(ReportLifeAtRisk, { signupId: SIGNUP, text: TEXT, ...given }, { actor: `client:${SIGNUP}` });
const eventsOf = (ticketId: number, type: string) =>
  sla.db.query<{ data: object }[]>(
    `select envelope->'data' as data from outbox_messages
     where type = $2 and (envelope->'data'->>'ticketId')::integer = $1`,
    [ticketId, type],
  );

describe('a suspected threat to life or safety', () => {
  it('is a critical ticket of its client at once, with 24 hours, and no order of an authority', async () => {
    const { id, ...view } = await report({ memberState: 'Ireland', authoritiesInformed: true });
    expect(view).toMatchObject({ lifeAtRisk: true, status: 'pending', urgencyLevel: 'critical' });
    expect(Date.parse(view.dueAt) - Date.parse(view.authorityContactDate)).toBe(24 * HOUR_MS);
    const ticket = await sla.get(id);
    expect(ticket).toMatchObject({ source: 'client', lifeAtRisk: true, orderKind: 'general', request: null });
    expect(ticket.description).toBe(
      `Member State concerned: Ireland\nThe client has informed the authorities: yes, it says\n\n${TEXT}`,
    );
    const [reported] = await eventsOf(id, TicketLifeAtRiskReported.type);
    expect(reported?.data).toMatchObject({ signupId: SIGNUP });
    const [opened] = await eventsOf(id, TicketOpened.type);
    expect(opened?.data).toMatchObject({ urgencyLevel: 'critical', lifeAtRisk: true });
    expect(JSON.stringify([reported, opened])).not.toContain('Cork');
    const [listed] = await sla.call(ListTickets, { signupId: SIGNUP, forClient: true });
    expect(listed).toMatchObject({ id, lifeAtRisk: true });
  });

  it('is talked about with the client, owes its user nothing, and ends without an outcome', async () => {
    const { id: ticketId } = await report();
    await sla.act(ticketId, 'acknowledge');
    await sla.call(WriteAsStaff, { ticketId, to: 'client', body: 'Have you?' }, { actor: ADMIN });
    const own = { ticketId, signupId: SIGNUP };
    expect(await sla.call(GetClientTicket, own)).toMatchObject({ canAnswer: true, userLetter: null });
    await sla.act(ticketId, 'start');
    expect(await sla.act(ticketId, 'close', { reason: 'The police has it' })).toMatchObject({
      status: 'closed',
      outcome: null,
      closedAs: null,
      userUntoldSince: null,
    });
  });

  it('says plainly what the client has not said', async () => {
    const { description } = await sla.get((await report()).id);
    expect(description).toMatch(/^Member State concerned: not known to the client\n.*: it has not said so\n/);
  });
});
