import { startTestService, type TestService } from '@rep13/testing';
import type { QueryRunner } from 'typeorm';
import { KeepMoney1799300000001 } from '../migrations/1799300000001-KeepMoney.ts';
import { onboarding } from '../src/service.ts';
import { createSignup } from './builders.ts';
import { pay } from './pay.ts';

describe('who paid before subscriptions were kept', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(onboarding);
  });
  afterAll(() => service.stop());

  it('has one of the demo that renews nothing, and nobody else has one', async () => {
    const paid = await createSignup(service);
    const { paidAt } = await pay(service, paid.id);
    await createSignup(service);
    const migration = new KeepMoney1799300000001();
    const db = service.db as unknown as QueryRunner;

    await migration.down(db);
    await migration.up(db);

    const stored = await service.db.query<{ period_start: Date; period_end: Date }[]>(
      'select signup_id, provider, state, service_year, provider_reference, period_start, period_end from subscriptions',
    );
    const aYearOn = new Date(paidAt);
    aYearOn.setUTCFullYear(aYearOn.getUTCFullYear() + 1);
    expect(stored).toEqual([
      {
        ...{
          signup_id: paid.id,
          provider: 'demo',
          state: 'active',
          service_year: 1,
          provider_reference: null,
        },
        period_start: new Date(paidAt),
        period_end: aYearOn,
      },
    ]);
  });
});
