import { OpenTicket, TicketBreached, TicketWarned } from '@rep13/contracts-sla';
import { eventually } from '@rep13/testing';
import { howMany } from '@rep13/testing-texts';
import { startInfrastructure, type Infrastructure } from './infrastructure.ts';
import { buildOrder, startSla, type SlaUnderTest } from './sla-under-test.ts';

/** Of 1,000 is the guarantee; the races are between replicas and Redis, which meet over 100 as well. */
const TICKETS = howMany(100, 1_000);
const AT_ONCE = 50;

/** Deadlines survive downtime, restarts and a wiped Redis, and two replicas say nothing twice. */
describe(`of ${TICKETS} tickets on two replicas`, () => {
  let infrastructure: Infrastructure;
  let replicas: SlaUnderTest[];
  beforeAll(async () => {
    infrastructure = await startInfrastructure();
    replicas = [await startSla(infrastructure.environment), await startSla(infrastructure.environment)];
    for (let opened = 0; opened < TICKETS; opened += AT_ONCE) {
      await Promise.all(Array.from({ length: AT_ONCE }, () => openOne()));
    }
  }, 120_000);
  afterAll(async () => {
    await Promise.all(replicas?.map((service) => service.stop()) ?? []);
    await infrastructure?.stop();
  });

  const openOne = () => replicas[0]!.insist(OpenTicket, buildOrder(replicas[0]!.now()));
  const passHours = (hours: number) => replicas.forEach((service) => service.passHours(hours));
  const allChecked = () => Promise.all(replicas.map((service) => service.allChecked()));
  /** How many events there are of one type and percent, and of how many tickets. */
  const published = async (type: string, percent?: number) => {
    const [row] = await infrastructure.database.query<{ events: number; tickets: number }>(
      `select count(*)::integer as events, count(distinct envelope->'data'->>'ticketId')::integer as tickets
       from sla.outbox_messages
       where type = $1 and ($2::text is null or envelope->'data'->>'percent' = $2)`,
      [type, percent?.toString() ?? null],
    );
    return row!;
  };
  const once = { events: TICKETS, tickets: TICKETS };
  const allPublished = (type: string, percent?: number) =>
    eventually(async () => (await published(type, percent)).tickets === TICKETS, {
      fact: `${type} was said of every ticket`,
    });

  it('each is warned of once though Redis is flushed meanwhile', async () => {
    passHours(12);
    await infrastructure.redis.flush();
    await allPublished(TicketWarned.type, 50);
    await Promise.all([infrastructure.redis.flush(), allChecked()]);
    expect(await published(TicketWarned.type, 50)).toEqual(once);
  }, 90_000);

  it('each is warned of once though both replicas stand still at the time', async () => {
    await Promise.all(replicas.map((service) => service.stop()));
    await infrastructure.redis.flush();
    replicas = [await startSla(infrastructure.environment), await startSla(infrastructure.environment)];

    passHours(18.5);
    await allChecked();

    expect(await published(TicketWarned.type, 75)).toEqual(once);
    expect(await published(TicketWarned.type, 50)).toEqual(once);
  }, 90_000);

  it('each breaches once, by both replicas at the same time', async () => {
    passHours(6);
    await Promise.all([allChecked(), allChecked()]);
    await allPublished(TicketBreached.type);
    await allChecked();

    expect(await published(TicketBreached.type)).toEqual(once);
    expect(await published(TicketWarned.type, 90)).toEqual({ events: 0, tickets: 0 });
    const [row] = await infrastructure.database.query<{ count: number }>(
      `select count(*)::integer from sla.sla_tickets where sla_compliant or next_deadline_at is not null`,
    );
    expect(row).toEqual({ count: 0 });
  }, 90_000);
});
