import { DAY_MS } from '@rep13/contracts-constants';
import type { ServiceState, StatusHistoryView } from '@rep13/contracts-gateway';
import { Cleaner, Clock, LOGGER } from '@rep13/service-kit';
import type { ServiceHealth } from '../src/status/service-health.ts';
import { StatusMeasuring } from '../src/status/status-measuring.ts';
import { StatusRecords } from '../src/status/status-records.ts';
import { ADMIN, startGateway, type Browser, type TestGateway } from './start-gateway.ts';

const HALF_MINUTE_MS = 30_000;

let gateway: TestGateway;
let staff: Browser;
let sla: ServiceState = 'operational';
let asked = 0;
const health = {
  statuses: async () => {
    asked += 1;
    return [
      { name: 'gateway', status: 'operational' },
      { name: 'sla', status: sla },
    ];
  },
} as unknown as ServiceHealth;

/** What each replica of the gateway has running. */
const replica = (records = gateway.app.get(StatusRecords)) =>
  new StatusMeasuring(health, records, gateway.app.get(Clock), gateway.app.get(LOGGER));

beforeAll(async () => {
  gateway = await startGateway();
  // The test itself decides when to measure.
  await gateway.app.get(StatusMeasuring).beforeApplicationShutdown();
});
beforeEach(async () => {
  await gateway.database.query(
    'delete from gateway.status_measurements; delete from gateway.status_days; delete from gateway.status_incidents',
  );
  gateway.passTime(HALF_MINUTE_MS);
  sla = 'operational';
  asked = 0;
});
afterAll(() => gateway.stop());

async function measure(measuring: StatusMeasuring, ...states: ServiceState[]): Promise<void> {
  for (const state of states) {
    sla = state;
    await measuring.round();
    gateway.passTime(HALF_MINUTE_MS);
  }
}
const history = async (): Promise<StatusHistoryView> =>
  (await gateway.browser().get('/api/status/history').expect(200)).body as StatusHistoryView;
const sumOf = ({ measured }: StatusHistoryView) =>
  measured
    .filter(({ service }) => service === 'sla')
    .reduce((sum, day) => [sum[0]! + day.operational, sum[1]! + day.degraded, sum[2]! + day.down], [0, 0, 0]);
const measurements = () =>
  gateway.database.query('select states from gateway.status_measurements order by measured_at');

describe('the status', () => {
  it('is measured by the running gateway, though nobody looks', async () => {
    const own = gateway.app.get(StatusMeasuring);
    await own.round();
    expect(await measurements()).toEqual([{ states: { gateway: expect.any(String) } }]);
  });

  it('is measured once in each half minute, by one replica', async () => {
    const replicas = [replica(), replica(), replica()];
    for (let halfMinute = 0; halfMinute < 3; halfMinute += 1) {
      await Promise.all(replicas.map((one) => one.round()));
      await Promise.all(replicas.map((one) => one.round()));
      gateway.passTime(HALF_MINUTE_MS);
    }
    expect(asked).toBe(3);
    expect(await measurements()).toHaveLength(3);
    expect(sumOf(await history())).toEqual([3, 0, 0]);
  });

  it('is counted by day, and what was bad stays', async () => {
    gateway.passTime(HALF_MINUTE_MS);
    await measure(replica(), 'operational', 'degraded', 'down', 'operational');
    expect(sumOf(await history())).toEqual([2, 1, 1]);
  });

  it('is measured also while the database is away, and recorded once it is back', async () => {
    const records = gateway.app.get(StatusRecords);
    let isAway = true;
    const away = () => Promise.reject(new Error('away'));
    const unsteady = {
      claim: (at: Date) => (isAway ? away() : records.claim(at)),
      record: (measurement: never) => (isAway ? away() : records.record(measurement)),
    } as unknown as StatusRecords;
    const both = [replica(unsteady), replica(unsteady)];
    for (const state of ['down', 'down'] as const) {
      sla = state;
      await Promise.allSettled(both.map((one) => one.round()));
      gateway.passTime(HALF_MINUTE_MS);
    }
    isAway = false;
    sla = 'operational';
    for (const one of both) await one.round();
    gateway.passTime(HALF_MINUTE_MS);

    const { incidents, ...days } = await history();
    expect(sumOf({ ...days, incidents })).toEqual([1, 0, 2]);
    expect(incidents).toEqual([
      expect.objectContaining({ service: 'sla', worst: 'down', state: 'monitoring' }),
    ]);
  });

  it('is kept for 90 days', async () => {
    const measuring = replica();
    await measure(measuring, 'down', 'down', 'operational', 'operational', 'operational', 'operational');
    expect((await history()).incidents).toHaveLength(1);
    gateway.passTime(91 * DAY_MS);
    await measure(measuring, 'operational');
    expect((await history()).incidents).toEqual([]);
    await gateway.app.get(Cleaner).carryOut();
    expect(await measurements()).toHaveLength(1);
    const now = await history();
    expect(now.incidents).toEqual([]);
    expect(sumOf(now)).toEqual([1, 0, 0]);
    expect(now.days).toBe(90);
  });
});

describe('an incident', () => {
  beforeAll(async () => {
    staff = gateway.browser();
    await staff.post('/api/admin/login').send(ADMIN).expect(200);
  });

  it('is opened and closed by measurements, and told in the words of staff', async () => {
    const measuring = replica();
    await measure(measuring, 'operational', 'down', 'down');
    const [open] = (await staff.get('/api/admin/incidents').expect(200)).body as { id: number }[];
    expect(open).toMatchObject({ state: 'monitoring', closedAt: null, title: null, wordsBy: null });

    await staff
      .patch(`/api/admin/incidents/${open?.id}`)
      .send({ title: 'Orders were late', words: 'A disk was full.\nWe made room.' })
      .expect(200);
    await measure(measuring, 'operational', 'operational', 'operational', 'operational');
    gateway.passTime(HALF_MINUTE_MS);

    expect((await history()).incidents).toEqual([
      {
        id: open?.id,
        service: 'sla',
        worst: 'down',
        state: 'resolved',
        openedAt: expect.any(String),
        closedAt: expect.any(String),
        title: 'Orders were late',
        words: 'A disk was full.\nWe made room.',
      },
    ]);
    const [incident] = (await staff.get('/api/admin/incidents').expect(200)).body as object[];
    expect(incident).toMatchObject({ wordsBy: ADMIN.username, wordsAt: expect.any(String) });
  });

  it('is not told without words', async () => {
    const { body } = await staff.patch('/api/admin/incidents/1').send({ title: ' ', words: '' }).expect(400);
    expect(body).toMatchObject({ errors: [{ path: 'title' }, { path: 'words' }] });
    await staff.patch('/api/admin/incidents/1').send({ title: 'Late', words: 'Late.' }).expect(404);
  });
});
