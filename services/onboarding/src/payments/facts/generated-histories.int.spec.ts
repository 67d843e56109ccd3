import { PRICE_CENTS } from '@rep13/contracts-constants';
import { PaymentCompleted, RefundMade, SubscriptionRenewed } from '@rep13/contracts-onboarding';
import { Clock, type Scope } from '@rep13/service-kit';
import { startTestService, type TestService } from '@rep13/testing';
import { howMany } from '@rep13/testing-texts';
import fc from 'fast-check';
import { DataSource } from 'typeorm';
import {
  buildDisputed,
  buildPaid,
  buildRefunded,
  buildRefundFailed,
  chargeOf,
  sessionOf,
} from '../../../test/facts.ts';
import type { ProviderFact } from '../../payment-providers/index.ts';
import { onboarding } from '../../service.ts';
import { applyFact } from './apply-fact.ts';
import { ChargeNotKnown } from './charge-not-known.ts';

const HISTORIES = howMany(200, 1_000);
const AT_ONCE = 8;
const FIRST_ID = 100_000_000;
const SINCE = new Date('2024-03-01T12:00:00Z');

/** The outcome of the charge of one year. */
const OUTCOMES = [
  'retained',
  'refunded',
  'refunded in part',
  'refund failed',
  'disputed',
  'dispute lost',
  'dispute won',
] as const;

/** What happens to one client at the provider, and in which order it is reported: each as often as its place occurs. */
const histories = fc.record({
  years: fc.array(fc.constantFrom(...OUTCOMES), { minLength: 1, maxLength: 4 }),
  hasSecond: fc.boolean(),
  otherCents: fc.option(fc.integer({ min: 1, max: 100_000 })),
  order: fc.array(fc.nat({ max: 1_000 }), { minLength: 2, maxLength: 6 }),
});
type History = typeof histories extends fc.Arbitrary<infer T> ? T : never;

function factsOfYear(signupId: number, year: number, outcome: History['years'][number]): ProviderFact[] {
  // A later year is reported before the first one here, which no provider does: so its page is named too.
  const paid = buildPaid(signupId, { year, since: SINCE, session: sessionOf(signupId) });
  const charge = chargeOf(signupId, year);
  const refund = { charge, refund: `re_${signupId}_${year}` };
  const dispute = { charge, dispute: `dp_${signupId}_${year}` };
  switch (outcome) {
    case 'retained':
      return [paid];
    case 'refunded':
      return [paid, buildRefunded(signupId, refund)];
    case 'refunded in part':
      return [paid, buildRefunded(signupId, { ...refund, amountCents: 1_234 })];
    case 'refund failed':
      return [paid, buildRefunded(signupId, refund), buildRefundFailed(signupId, refund)];
    case 'disputed':
      return [paid, buildDisputed(signupId, dispute)];
    case 'dispute lost':
      return [paid, buildDisputed(signupId, dispute), buildDisputed(signupId, { ...dispute, state: 'lost' })];
    case 'dispute won':
      return [paid, buildDisputed(signupId, dispute), buildDisputed(signupId, { ...dispute, state: 'won' })];
  }
}

/** Paid and given back again. */
function factsOfSecond(signupId: number): ProviderFact[] {
  const second = { payment: `in2_${signupId}`, charge: `ch2_${signupId}`, subscription: `sub2_${signupId}` };
  return [
    buildPaid(signupId, { ...second, since: SINCE }),
    buildRefunded(signupId, { refund: `re2_${signupId}`, charge: second.charge }),
  ];
}

const factsOfOther = (signupId: number, amountCents: number): ProviderFact[] => [
  buildPaid(signupId, { payment: `in3_${signupId}`, charge: `ch3_${signupId}`, amountCents, since: SINCE }),
];

const factsOf = (signupId: number, { years, hasSecond, otherCents }: History): ProviderFact[] => [
  ...years.flatMap((outcome, index) => factsOfYear(signupId, index + 1, outcome)),
  ...(hasSecond ? factsOfSecond(signupId) : []),
  ...(otherCents === null ? [] : factsOfOther(signupId, otherCents)),
];

/** Delivered in the history's order, some of it again, and in the end all of it once more. */
const deliveriesOf = (facts: ProviderFact[], { order }: History): ProviderFact[] => [
  ...order.map((place) => facts[place % facts.length]!),
  ...facts,
];

/** By hand, not by the code under test: charges less refunds, and less what banks took and did not give back. */
function balanceOf({ years, otherCents }: History): number {
  const balances = {
    retained: PRICE_CENTS,
    refunded: 0,
    'refunded in part': PRICE_CENTS - 1_234,
    'refund failed': PRICE_CENTS,
    disputed: 0,
    'dispute lost': 0,
    'dispute won': PRICE_CENTS,
  };
  return years.reduce((sum, outcome) => sum + balances[outcome], otherCents ?? 0);
}

let service: TestService;
beforeAll(async () => {
  service = await startTestService(onboarding);
});
afterAll(() => service.stop());

const addSignups = async (count: number) => {
  await service.db.query(
    `insert into signups (id, client_id, company_name, website_url, country_of_incorporation, registered_address,
       legal_contact_name, legal_contact_email, consent_confirmed, terms_consent_timestamp,
       privacy_consent_timestamp, utm_source, utm_medium, utm_campaign, landing_page, referrer, created_at)
     select id, 'G-' || id, 'Generated', 'https://acme.example', 'US', '1 Main Street', 'Anna',
       'anna@acme.example', true, now(), now(), '', '', '', '', '', now()
     from generate_series($1::integer, $1 + $2::integer - 1) as id`,
    [FIRST_ID, count],
  );
  await service.db.query(
    `insert into checkouts (session, signup_id, provider, url, opened_at, expires_at)
     select 'page of signup-' || id || '-year-1', id, 'double', 'https://pay.example', now(), now()
     from generate_series($1::integer, $1 + $2::integer - 1) as id`,
    [FIRST_ID, count],
  );
};

/** How often each event was announced. The outbox and the jobs of 10,000 transactions are not what this is about. */
const announced = new Map<string, number>();
const refundsMade: string[] = [];

/** One fact in a transaction of its own. */
async function apply(fact: ProviderFact, now: Date): Promise<void> {
  const types: string[] = [];
  const made: string[] = [];
  await service.app.get(DataSource).transaction((db) => {
    const add = ({ type }: { type: string }, { reference }: { reference?: string }) => {
      types.push(type);
      if (type === RefundMade.type) made.push(`${reference}`);
    };
    const outbox = { add };
    const scope = { db, outbox, jobs: { enqueue: () => undefined } } as unknown as Scope;
    return applyFact(scope, fact, { provider: 'double', askedAt: now, now, timeZone: 'Europe/Amsterdam' });
  });
  refundsMade.push(...made);
  for (const type of types) announced.set(type, (announced.get(type) ?? 0) + 1);
}

/** As the jobs do it: what waits for its charge comes again later, and two are worked on at once. */
async function live(deliveries: ProviderFact[]): Promise<void> {
  const now = service.app.get(Clock).now();
  const waiting = [...deliveries];
  const worker = async () => {
    for (let fact = waiting.shift(); fact; fact = waiting.shift()) {
      try {
        await apply(fact, now);
      } catch (error) {
        if (!(error instanceof ChargeNotKnown)) throw error;
        waiting.push(fact);
      }
    }
  };
  await Promise.all([worker(), worker()]);
}

const sumsByClient = async (sql: string) => {
  const rows = await service.db.query<{ id: number; sum: number }[]>(sql);
  return new Map(rows.map(({ id, sum }) => [id, sum]));
};

it('keeps the books of many clients, in whatever order and however often a provider tells', async () => {
  const all = fc.sample(histories, { numRuns: HISTORIES, seed: 19 }).map((history, index) => ({
    ...history,
    signupId: FIRST_ID + index,
  }));
  await addSignups(HISTORIES);
  const left = [...all];
  const lives = async () => {
    for (let one = left.shift(); one; one = left.shift())
      await live(deliveriesOf(factsOf(one.signupId, one), one));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lives));

  const balances = await sumsByClient(
    'select signup_id as id, sum(amount_cents)::integer as sum from ledger_entries group by 1',
  );
  const years = await sumsByClient(
    'select signup_id as id, max(service_year) - count(*)::integer as sum from payments group by 1',
  );
  expect(all.map((one) => balances.get(one.signupId))).toEqual(all.map(balanceOf));
  expect(new Set(years.values())).toEqual(new Set([0]));

  // The first one becomes the client's subscription: of it each year is one payment, and announced once.
  const [totals] = await service.db.query<[Record<'payments' | 'first', number> & { made: string[] }]>(
    `select (select count(*)::integer from payments) as payments,
       (select count(*)::integer from payments where service_year = 1) as first,
       (select array_agg(entry.provider_reference) from ledger_entries as entry join payments using (charge_reference)
         where kind = 'refund' and not exists (select from ledger_entries as failed
           where failed.kind = 'refund-failed' and failed.provider_reference = entry.provider_reference)) as made`,
  );
  expect([PaymentCompleted, SubscriptionRenewed].map(({ type }) => announced.get(type))).toEqual([
    totals.first,
    totals.payments - totals.first,
  ]);
  // One that failed before it was reported was never announced as made.
  const made = new Set(totals.made);
  expect(refundsMade.filter((refund) => made.has(refund)).sort()).toEqual([...totals.made].sort());
  expect(new Set(refundsMade).size).toBe(refundsMade.length);
  const [ends] = await service.db.query<[{ wrong: number }]>(
    `select count(*)::integer as wrong from subscriptions
     where provider_reference like 'sub\\_%' and period_end <> (
       select max(timestamptz '2024-03-01T12:00:00Z' + make_interval(years => split_part(provider_reference, '_', 3)::integer))
       from payments where payments.signup_id = subscriptions.signup_id and provider_reference like 'in\\_%')`,
  );
  expect(ends.wrong).toBe(0);
}, 300_000);
