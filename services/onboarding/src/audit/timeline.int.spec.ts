import { MESSAGE_DIRECTIONS } from '@rep13/contracts-sla/constants';
import { ListTimeline } from '@rep13/contracts-onboarding';
import {
  TicketAcknowledged,
  TicketAssigned,
  TicketBreached,
  TicketClientReminded,
  TicketClosed,
  TicketFileAdded,
  TicketForwarded,
  TicketLifeAtRiskReported,
  TicketMessageSent,
  TicketNoteAdded,
  TicketOpened,
  TicketReadByClient,
  TicketReportedByClient,
  TicketUserNotificationRecorded,
  TicketUserNotificationReminded,
} from '@rep13/contracts-sla';
import { startTestService, type TestService } from '@rep13/testing';
import { onboarding } from '../service.ts';

const OWN = 123_456_789;
const ticketNumber = 'SLA-2026-00004';

describe('the timeline of a client with orders', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(onboarding);
  });
  afterAll(() => service?.stop());

  const log = (signupId: number, { type }: { type: string }, data: object = {}) =>
    service.db.query(
      `insert into audit_logs (event_id, signup_id, event_type, event_data, "timestamp", metadata)
       values (gen_random_uuid(), $1, $2, $3, now(), '{"actor": "admin:1", "correlationId": "c"}')`,
      [signupId, type, { ticketNumber, ...data }],
    );

  const eventTypesOf = async (id: number) =>
    (await service.call(ListTimeline, { signupId: id })).map(({ eventType }) => eventType);

  it('tells nothing of an order before it was forwarded to this very client', async () => {
    const [signupId, before] = [OWN + 4, OWN + 5];
    const order = { ticketNumber: 'SLA-2026-00005' };
    await log(before, TicketOpened, order);
    await log(before, TicketForwarded, order);
    for (const type of [TicketOpened, TicketAcknowledged, TicketBreached, TicketClosed])
      await log(signupId, type, order);
    expect(await eventTypesOf(signupId)).toEqual([]);

    await log(signupId, TicketForwarded, order);
    expect(await eventTypesOf(signupId)).toHaveLength(5);
    expect(await eventTypesOf(before)).toEqual([TicketForwarded.type, TicketOpened.type]);
  });

  it('says of a threat to life or safety that the client told us, and nothing as of an order', async () => {
    const signupId = OWN + 7;
    const report = { ticketNumber: 'SLA-2026-00077' };
    for (const type of [TicketOpened, TicketLifeAtRiskReported, TicketAcknowledged, TicketClosed])
      await log(signupId, type, report);
    expect(await eventTypesOf(signupId)).toEqual([TicketLifeAtRiskReported.type]);
  });

  it('tells what the client read and what it and we wrote to each other, and nothing of others', async () => {
    await log(OWN, TicketForwarded);
    await log(OWN, TicketClientReminded);
    await log(OWN, TicketReadByClient);
    await log(OWN, TicketUserNotificationReminded);
    await log(OWN, TicketUserNotificationRecorded);
    for (const direction of MESSAGE_DIRECTIONS) await log(OWN, TicketMessageSent, { direction });
    for (const ofStaff of [TicketNoteAdded, TicketAssigned, TicketFileAdded]) await log(OWN, ofStaff);
    await log(OWN + 1, TicketMessageSent, { direction: 'staff_to_client' });

    const timeline = await service.call(ListTimeline, { signupId: OWN });

    expect(timeline.map(({ eventType }) => eventType)).toEqual([
      TicketMessageSent.type,
      TicketMessageSent.type,
      TicketUserNotificationRecorded.type,
      TicketUserNotificationReminded.type,
      TicketReadByClient.type,
      TicketClientReminded.type,
      TicketForwarded.type,
    ]);
    expect(timeline[0]).toEqual({
      id: expect.any(Number),
      eventType: TicketMessageSent.type,
      timestamp: expect.any(String),
      ticketNumber,
    });
  });

  it('tells of an order that the client itself reported from its beginning', async () => {
    const signupId = OWN + 3;
    await log(signupId, TicketOpened);
    await log(signupId, TicketReportedByClient);
    const timeline = await service.call(ListTimeline, { signupId });
    expect(timeline.map(({ eventType }) => eventType)).toEqual([
      TicketReportedByClient.type,
      TicketOpened.type,
    ]);
  });

  it('has as many lines as were asked for, however many messages of others lie between', async () => {
    const signupId = OWN + 2;
    await log(signupId, TicketForwarded);
    await log(signupId, TicketMessageSent, { direction: 'client_to_staff' });
    for (let n = 0; n < 5; n += 1)
      await log(signupId, TicketMessageSent, { direction: 'authority_to_staff' });
    await log(signupId, TicketMessageSent, { direction: 'staff_to_client' });

    const timeline = await service.call(ListTimeline, { signupId, limit: 2 });
    const [first] = timeline;
    const next = await service.call(ListTimeline, { signupId, limit: 1, cursor: first!.id });

    expect(timeline).toHaveLength(2);
    expect(next).toEqual([timeline[1]]);
  });
});
