import type { RetentionView } from '@rep13/contracts-admin';
import { RETENTION_CLASS_NAMES } from '@rep13/contracts-constants';
import { EVENT_SERVICES, getRetention } from '@rep13/contracts-messaging';
import { SetLegalHold, type LegalHoldView } from '@rep13/contracts-onboarding';
import { ADMIN, startGateway, type Browser, type TestGateway } from './start-gateway.ts';

let gateway: TestGateway;
let staff: Browser;
beforeAll(async () => {
  gateway = await startGateway();
  staff = gateway.browser();
  await staff.post('/api/admin/login').send(ADMIN).expect(200);
});
afterAll(() => gateway.stop());

describe('what goes tonight', () => {
  it('is told of every service that answers, with those that do not by name', async () => {
    for (const service of EVENT_SERVICES.filter((name) => name !== 'sla'))
      gateway.stubbedServices.answer(getRetention(service), () => ({
        service,
        nextRunAt: '2026-11-21T02:00:00.000Z',
        due: [{ class: 'complianceChecks' as const, rows: 3, held: 1 }],
        runs: [],
      }));
    const before = await sessionsDue();
    await gateway.database.query(
      `insert into gateway.sessions (sid, sess, expire) values ('old', '{}', now() - interval '1 minute')`,
    );
    const view = (await staff.get('/api/admin/retention').expect(200)).body as RetentionView;
    expect(view.classes.map((line) => line.class)).toEqual(RETENTION_CLASS_NAMES);
    expect(view.services.map(({ service }) => service)).toEqual(
      [...EVENT_SERVICES, 'gateway'].filter((name) => name !== 'sla').sort(),
    );
    expect(view.unavailable).toEqual(['sla']);
    expect(await sessionsDue()).toBe(before + 1);
  });
});

/** In the small hours the session of this test, too, has ended before the coming night. */
async function sessionsDue(): Promise<number> {
  const { services } = (await staff.get('/api/admin/retention').expect(200)).body as RetentionView;
  const own = services.find(({ service }) => service === 'gateway');
  return own?.due.find((line) => line.class === 'sessions')?.rows ?? 0;
}

describe('a legal hold', () => {
  it('is asked for with its client and its reason', async () => {
    const asked: unknown[] = [];
    gateway.stubbedServices.answer(SetLegalHold, (payload) => {
      asked.push(payload);
      return { id: 1 } as LegalHoldView;
    });
    await staff
      .post('/api/admin/legal-holds')
      .send({ signupId: 123_456_789, reason: ' A claim ' })
      .expect(201);
    expect(asked).toEqual([expect.objectContaining({ signupId: 123_456_789, reason: 'A claim' })]);
  });

  it('is refused without a reason', async () => {
    await staff.post('/api/admin/legal-holds').send({ signupId: 123_456_789, reason: ' ' }).expect(400);
  });
});
