import { calendarDay, DAY_MS, CURRENCY } from '@rep13/contracts-constants';
import { SAMPLE_LEGAL_ENTITY } from '@rep13/contracts-legal-entity';
import { GetMoneyFigures, type MoneyFiguresView } from '@rep13/contracts-onboarding';
import { Clock } from '@rep13/service-kit';
import { startTestService, type TestService } from '@rep13/testing';
import fc from 'fast-check';
import { createSignup } from '../../test/builders.ts';
import { onboarding } from '../service.ts';

const NOW = new Date('2026-11-24T10:00:00Z');
const CLIENTS = 60;
const MONTHS = [
  ...['2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04'],
  ...['2027-05', '2027-06', '2027-07', '2027-08', '2027-09', '2027-10'],
  '2027-11',
];

interface Entry {
  readonly kind: 'charge' | 'refund' | 'dispute' | 'dispute-won';
  readonly cents: number;
  readonly at: Date;
}
interface Contract {
  readonly provider: 'demo' | 'stripe';
  readonly state: 'active' | 'past_due' | 'ending' | 'ended';
  readonly cents: number;
  readonly periodEnd: Date;
  readonly isOnHold: boolean;
}

let service: TestService;
let signups: number[];
beforeAll(async () => {
  service = await startTestService(onboarding);
  service.app.get(Clock).now = () => NOW;
  signups = await Promise.all(Array.from({ length: CLIENTS }, async () => (await createSignup(service)).id));
});
afterAll(() => service.stop());

const instant = (fromDays: number, toDays: number) =>
  fc
    .integer({ min: fromDays * DAY_MS, max: toDays * DAY_MS })
    .map((after) => new Date(NOW.getTime() + after));
const cents = fc.integer({ min: 1, max: 90_000 });
const entries: fc.Arbitrary<Entry[]> = fc.array(
  fc.record({
    kind: fc.constantFrom<Entry['kind'][]>('charge', 'refund', 'dispute', 'dispute-won'),
    cents,
    at: fc.oneof(instant(-900, 0), instant(-366, -364), fc.constant(new Date(NOW.getTime() - 365 * DAY_MS))),
  }),
  { maxLength: 60 },
);
const contracts: fc.Arbitrary<Contract[]> = fc.array(
  fc.record({
    provider: fc.constantFrom<Contract['provider'][]>('demo', 'stripe', 'stripe', 'stripe'),
    state: fc.constantFrom<Contract['state'][]>('active', 'active', 'active', 'past_due', 'ending', 'ended'),
    cents,
    periodEnd: fc.oneof(
      instant(-60, 400),
      ...['2026-11-01', '2026-12-01', '2027-11-30T22:59:59.999Z', '2027-11-30T23:00:00Z', '2027-12-01'].map(
        (date) => fc.constant(new Date(date)),
      ),
    ),
    isOnHold: fc.boolean(),
  }),
  { maxLength: CLIENTS },
);

const isGoingOut = ({ kind }: Entry) => kind === 'refund' || kind === 'dispute';
const isCancelled = ({ state }: Contract) => state === 'ending' || state === 'ended';

async function store(ledger: readonly Entry[], subscriptions: readonly Contract[]): Promise<void> {
  await service.db.query('truncate ledger_entries, subscriptions');
  await service.db.query('update signups set payment_hold_at = null');
  for (const [index, entry] of ledger.entries())
    await service.db.query(
      `insert into ledger_entries (signup_id, kind, amount_cents, currency, provider, provider_reference, at)
       values ($1, $2, $3, 'EUR', 'stripe', $4, $5)`,
      [signups[index % CLIENTS], entry.kind, isGoingOut(entry) ? -entry.cents : entry.cents, index, entry.at],
    );
  for (const [index, given] of subscriptions.entries()) {
    const end = isCancelled(given) ? given.periodEnd : null;
    await service.db.query(
      `insert into subscriptions (signup_id, provider, provider_reference, state, service_year, amount_cents, currency,
         period_start, period_end, cancelled_at, cancelled_by, ends_at, run_off_until)
       values ($1, $2, 's' || $1::integer, $3, 1, $4, 'EUR', $5::timestamptz - interval '1 year', $5, $6, $7, $6, $6)`,
      [signups[index], given.provider, given.state, given.cents, given.periodEnd, end, end && 'client'],
    );
    if (given.isOnHold)
      await service.db.query('update signups set payment_hold_at = now() where id = $1', [signups[index]]);
  }
}

const sum = (rows: readonly { readonly cents: number }[]) => rows.reduce((all, row) => all + row.cents, 0);
const counted = (rows: readonly Contract[]) => ({ count: rows.length, amountCents: sum(rows) });
const monthOf = (date: Date) =>
  date < NOW ? MONTHS[0] : calendarDay(date, SAMPLE_LEGAL_ENTITY.timeZone).slice(0, 7);

/** The same, one row after the other. */
function naively(ledger: readonly Entry[], subscriptions: readonly Contract[]): MoneyFiguresView {
  const year = ledger.filter(({ at }) => at.getTime() > NOW.getTime() - 365 * DAY_MS);
  const charged = subscriptions.filter(({ state, provider }) => state === 'active' && provider !== 'demo');
  return {
    currency: CURRENCY,
    paidCents: sum(year.filter(({ kind }) => kind === 'charge')),
    refundedCents: sum(year.filter(({ kind }) => kind === 'refund')),
    renewalsDue: MONTHS.map((month) => ({
      month,
      ...counted(charged.filter(({ periodEnd }) => monthOf(periodEnd) === month)),
    })),
    overdue: counted(subscriptions.filter(({ state }) => state === 'past_due')),
    onHold: subscriptions.filter(({ isOnHold }) => isOnHold).length,
  };
}

describe('the figures of money', () => {
  it('are those of a program that looks at one row after the other', async () => {
    await fc.assert(
      fc.asyncProperty(entries, contracts, async (ledger, subscriptions) => {
        await store(ledger, subscriptions);
        expect(await service.call(GetMoneyFigures, {})).toEqual(naively(ledger, subscriptions));
      }),
      { numRuns: 30 },
    );
  }, 120_000);
});
