import type { StripeTest } from '@rep13/stripe-test';
import type { TestService } from '@rep13/testing';
import type { Cohort } from './cohort.ts';

/** What is wrong, in a sentence each; nothing where the books agree and everybody has what was paid for. */
export async function judge({ service, stripe, clients }: Cohort): Promise<string[]> {
  const now = stripe.now().getTime();
  const states = new Map((await statesOf(service)).map((state) => [state.signupId, state]));
  const found: string[] = await strayJobs(service);
  for (const { signupId, life } of clients) {
    const state = states.get(signupId);
    if (!state) continue;
    const theirs = moneyOf(stripe, signupId);
    const report = (what: string) =>
      found.push(
        `client ${signupId}: ${what}. ${life.deeds.map(([at, deed]) => `${at} ${deed}`).join(', ')}`,
      );
    if (state.ledger !== theirs.balance)
      report(`the ledger says ${state.ledger}, the provider ${theirs.balance}`);
    if (state.documents !== theirs.documented(state.charges))
      report(`documents say ${state.documents}, the provider ${theirs.documented(state.charges)}`);
    if (theirs.unearned(state.charges) !== 0)
      report(`${theirs.unearned(state.charges)} is kept that pays for nothing`);
    for (const fault of serviceFaults(state, stripe, now)) report(fault);
  }
  return [...found, ...(await numbersMissing(service))];
}

interface State {
  readonly signupId: number;
  readonly state: string | null;
  readonly reference: string | null;
  readonly cancelledBy: string | null;
  readonly overdueSince: Date | null;
  readonly periodEnd: Date | null;
  readonly endsAt: Date | null;
  readonly holdAt: Date | null;
  readonly ledger: number;
  readonly documents: number;
  /** Of fees that count. */
  readonly charges: readonly string[];
  readonly newestCharge: string | null;
}

const statesOf = (service: TestService): Promise<State[]> =>
  service.db.query(
    `select signups.id as "signupId", bought.state, provider_reference as reference, cancelled_by as "cancelledBy",
       overdue_since as "overdueSince", period_end as "periodEnd", ends_at as "endsAt", payment_hold_at as "holdAt",
       (select coalesce(sum(amount_cents), 0)::integer from ledger_entries as moved where moved.signup_id = signups.id) as ledger,
       (select coalesce(sum(net_cents + vat_cents), 0)::integer from invoices where invoices.signup_id = signups.id) as documents,
       (select coalesce(array_agg(charge_reference), '{}') from payments where payments.signup_id = signups.id) as charges,
       (select charge_reference from payments where payments.signup_id = signups.id order by id desc limit 1) as "newestCharge"
     from signups left join subscriptions as bought on bought.signup_id = signups.id`,
  );

/** The money of one client as Stripe has it. */
function moneyOf({ objects }: StripeTest, signupId: number) {
  const own = new Set<unknown>(
    Object.values(objects.subscriptions).flatMap(({ metadata, customer }) =>
      metadata['signupId'] === `${signupId}` ? [customer] : [],
    ),
  );
  const charges = Object.values(objects.charges).filter(({ customer, paid }) => paid && own.has(customer));
  const left = (charge: string, counts: (status: string) => boolean): number => {
    const refunds = Object.values(objects.refunds).filter((one) => one.payment_intent === charge);
    const disputes = Object.values(objects.disputes).filter((one) => one.payment_intent === charge);
    return (
      sum(charges.filter((one) => one.payment_intent === charge)) -
      sum(refunds.filter(({ status }) => status !== 'failed')) -
      sum(disputes.filter(({ status }) => counts(status)))
    );
  };
  const names = [...new Set(charges.map(({ payment_intent }) => `${payment_intent as string}`))];
  const total = (of: readonly string[], counts: (status: string) => boolean) =>
    of.reduce((cents, charge) => cents + left(charge, counts), 0);
  return {
    balance: total(names, (status) => status !== 'won'),
    documented: (counting: readonly string[]) => total(counting, (status) => status === 'lost'),
    /** Of what pays for no year: it goes back. */
    unearned: (counting: readonly string[]) =>
      total(
        names.filter((name) => !counting.includes(name)),
        (status) => status !== 'won',
      ),
  };
}

const sum = (of: readonly { readonly amount: number }[]): number =>
  of.reduce((cents, { amount }) => cents + amount, 0);

/** Nobody is represented for nothing without a debt or an end in sight, and nobody is cut off who has paid. */
function* serviceFaults(state: State, { objects }: StripeTest, now: number): Generator<string> {
  const { periodEnd, reference, endsAt, cancelledBy } = state;
  if (state.state === null || periodEnd === null || reference === null) return;
  const atStripe = objects.subscriptions[reference];
  const isCharged =
    atStripe !== undefined &&
    !['canceled', 'unpaid'].includes(atStripe.status) &&
    atStripe.cancel_at === null;
  if (state.state === 'active' && !isCharged) yield `active, and charged no more (${atStripe?.status})`;
  if (state.state === 'active' && periodEnd.getTime() < now) yield 'active, and not paid';
  if (state.state === 'active' && isLost(objects, state.newestCharge))
    yield 'active, and its bank has taken the fee back';
  if (state.state === 'past_due' && !state.overdueSince) yield 'past due, and nothing is owed';
  if (state.state === 'past_due' && isPaidAt(objects, reference, now) && !isLost(objects, state.newestCharge))
    yield 'past due, and paid at the provider';
  if (state.state === 'active' && state.holdAt) yield 'paid, and on hold';
  if (['ending', 'ended'].includes(state.state) && cancelledBy !== 'refund' && endsAt && endsAt < periodEnd)
    yield 'cut off before the end of what was paid';
  if (state.state === 'ended' && endsAt === null) yield 'ended, and nobody gave notice';
  if (['ending', 'ended'].includes(state.state) && isCharged) yield 'ending, and still charged';
}

const isLost = (objects: StripeTest['objects'], charge: string | null): boolean =>
  Object.values(objects.disputes).some((one) => one.payment_intent === charge && one.status === 'lost');

/** Whether an invoice of this very time is paid. */
const isPaidAt = (objects: StripeTest['objects'], subscription: string, now: number): boolean =>
  Object.values(objects.invoices).some(
    ({ status, parent, lines }) =>
      status === 'paid' &&
      parent.subscription_details.subscription === subscription &&
      lines.data.some(({ period }) => period.start * 1_000 <= now && now < period.end * 1_000),
  );

/** Tasks that only a defect makes, and work that nobody does any more. */
async function strayJobs({ db }: TestService): Promise<string[]> {
  const dead = await db.query<{ what: string }[]>(
    `select 'job ' || name || ' ' || key || ' is ' || state || ': ' || coalesce(last_error, '') as what from jobs where state = 'dead'
     union all
     select 'task ' || kind || ': ' || details from billing_tasks where kind in ('books-differ', 'unknown-payment', 'other-amount')`,
  );
  return dead.map(({ what }) => what);
}

async function numbersMissing({ db }: TestService): Promise<string[]> {
  const gaps = await db.query<{ year: number }[]>(
    'select year from invoices group by year having count(*) <> max(sequence)',
  );
  return gaps.map(({ year }) => `the invoices of ${year} have a gap`);
}
