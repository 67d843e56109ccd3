import { ListLedger, ListProviderMovements } from '@rep13/contracts-onboarding';
import { startTestService, type TestService } from '@rep13/testing';
import { buildRefunded } from '../../test/facts.ts';
import { sendFacts, useProviderDouble, type ProviderDouble } from '../../test/provider-double.ts';
import { ServiceTime } from '../../test/service-time.ts';
import { subscribeAt } from '../../test/subscribe.ts';
import { onboarding } from '../service.ts';

describe('what the bookkeeper gets', () => {
  let service: TestService;
  let double: ProviderDouble;
  beforeAll(async () => {
    service = await startTestService(onboarding);
    double = useProviderDouble(service);
  });
  afterAll(() => service.stop());

  it('is every movement with its document, and found by its reference', async () => {
    const time = new ServiceTime(service);
    const { signupId } = await subscribeAt({ service, double, time });
    await sendFacts(service, double, buildRefunded(signupId, { amountCents: 10_000 }));
    await time.settle();
    const numbers = await service.db.query<{ number: string }[]>('select number from invoices order by id');
    const ledger = await service.call(ListLedger, {});
    expect(ledger.map(({ kind, amount, document }) => [kind, amount, document])).toEqual([
      ['refund', -100, numbers[1]?.number],
      ['charge', 300, numbers[0]?.number],
    ]);
    expect(ledger[0]?.day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(await service.call(ListLedger, { search: 'ré_' })).toHaveLength(1);
    expect(await service.call(ListLedger, { cursor: ledger[1]!.id })).toEqual([]);
  }, 60_000);

  it('is what moved at the provider, by the days of the representative, or a word that it is away', async () => {
    const at = new Date('2026-11-24T23:30:00.000Z');
    double.moved = [
      { id: 'txn_1', at, kind: 'payout', amountCents: -29_000, feeCents: 0, currency: 'EUR', source: 'po_1' },
      {
        id: 'txn_0',
        at,
        kind: 'charge',
        amountCents: 30_000,
        feeCents: 1_000,
        currency: 'EUR',
        source: 'ch_1',
      },
    ];
    const days = { from: '2026-11-25', to: '2026-11-25' };
    const { movements, next } = await service.call(ListProviderMovements, days);
    expect(next).toBeNull();
    expect(movements).toMatchObject([
      { kind: 'payout', day: '2026-11-25', amount: -290, net: -290 },
      { kind: 'charge', amount: 300, fee: 10, net: 290 },
    ]);
    double.isAway = true;
    await expect(service.call(ListProviderMovements, days)).rejects.toMatchObject({ status: 503 });
    double.isAway = false;
  });
});
