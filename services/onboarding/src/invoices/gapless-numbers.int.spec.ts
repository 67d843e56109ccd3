import { Clock, UnitOfWork } from '@rep13/service-kit';
import { buildFee, startInvoicing, type InvoicingUnderTest } from '../../test/invoicing.ts';
import { InvoicingService } from './invoicing.service.ts';
import { yearIn } from './invoice-numbers.ts';

const PAYMENTS = 200;
const PAYERS = 10;
/** Long enough that a killed connection is there to be killed. */
const TAKES_A_MOMENT = 'select pg_sleep(0.05)';

/** Hundreds of transactions wait for each other, on a machine that may have other work. */
const PATIENCE_MS = 120_000;

const SOMETHING_ELSE = 'something else failed';
const isOurFailure = (one: PromiseSettledResult<unknown>) =>
  one.status === 'rejected' && String(one.reason).includes(SOMETHING_ELSE);

let service: InvoicingUnderTest;
let payers: number[];
beforeAll(async () => {
  service = await startInvoicing();
  payers = [];
  while (payers.length < PAYERS) payers.push(await service.createPayer());
}, PATIENCE_MS);
afterAll(() => service.stop());

const payer = (payment: number) => payers[payment % payers.length]!;
const feeOf = (paymentId: number) => buildFee({ paymentId, signupId: payer(paymentId) });
const numbers = async () => {
  const rows = await service.db.query<{ year: number; sequence: number; payment_id: number }[]>(
    'select year, sequence, payment_id from invoices order by year, sequence',
  );
  return { sequences: rows.map(({ sequence }) => sequence), payments: rows.map((row) => row.payment_id) };
};
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const range = (from: number, count: number) => upTo(count).map((n) => from + n - 1);

describe('the numbers of a year', () => {
  it(
    'have no gap and no double after 200 payments at once',
    async () => {
      await Promise.all(range(1, PAYMENTS).map((paymentId) => service.pay(payer(paymentId), { paymentId })));
      await service.settled();

      const { sequences, payments } = await numbers();
      expect(sequences).toEqual(upTo(PAYMENTS));
      expect(payments.toSorted((one, other) => one - other)).toEqual(upTo(PAYMENTS));
    },
    PATIENCE_MS,
  );

  it(
    'have none where transactions fail after they took one',
    async () => {
      const before = (await numbers()).sequences.length;
      const unitOfWork = service.app.get(UnitOfWork);
      const invoicing = service.app.get(InvoicingService);
      const issued = await Promise.allSettled(
        range(1_001, 60).map((paymentId) =>
          unitOfWork.run(async (scope) => {
            await invoicing.issue(scope, feeOf(paymentId));
            if (paymentId % 3 === 0) throw new Error(SOMETHING_ELSE);
          }),
        ),
      );

      const taken = issued.filter(({ status }) => status === 'fulfilled').length;
      // Some more may have waited for their turn too long, on a machine that has other work.
      expect(issued.filter(isOurFailure).length).toBeGreaterThanOrEqual(10);
      expect(taken).toBeGreaterThanOrEqual(20);
      expect((await numbers()).sequences).toEqual(upTo(before + taken));
    },
    PATIENCE_MS,
  );

  it(
    'have none where connections are killed in the middle, and every payment gets its invoice',
    async () => {
      const before = (await numbers()).sequences.length;
      const invoicing = service.app.get(InvoicingService);
      const issue = invoicing.issue.bind(invoicing);
      const tries = new Map<number, number>();
      invoicing.issue = async (scope, fee) => {
        await issue(scope, fee);
        const before = tries.get(fee.paymentId) ?? 0;
        tries.set(fee.paymentId, before + 1);
        if (before > 0 || fee.paymentId % 4 !== 0) return;
        const [mine] = await scope.db.query<[{ pid: number }]>('select pg_backend_pid() as pid');
        await service.db.query('select pg_terminate_backend($1)', [mine.pid]);
        await scope.db.query(TAKES_A_MOMENT);
      };
      await Promise.all(range(2_001, 40).map((paymentId) => service.pay(payer(paymentId), { paymentId })));
      await service.settled();
      invoicing.issue = issue;

      const { sequences, payments } = await numbers();
      expect([...tries.values()].filter((count) => count > 1).length).toBeGreaterThanOrEqual(10);
      expect(sequences).toEqual(upTo(before + 40));
      expect(new Set(payments).size).toBe(payments.length);
    },
    PATIENCE_MS,
  );

  it(
    'begin anew with each year, by the date where the representative is',
    async () => {
      const clock = service.app.get(Clock);
      const now = clock.now.bind(clock);
      const numberAt = async (at: string, paymentId: number) => {
        clock.now = () => new Date(at);
        await service.pay(payer(paymentId), { paymentId });
        await service.settled();
        const found = 'select number from invoices where payment_id = $1';
        return (await service.db.query<{ number: string }[]>(found, [paymentId]))[0]?.number;
      };
      const got = [
        await numberAt('2031-12-31T22:59:59Z', 3_001),
        await numberAt('2031-12-31T23:00:00Z', 3_002),
        await numberAt('2032-06-01T00:00:00Z', 3_003),
      ];
      clock.now = now;

      expect(got).toEqual(['R13-2031-00001', 'R13-2032-00001', 'R13-2032-00002']);
      expect(yearIn('Europe/Amsterdam', now())).not.toBe(2031);
    },
    PATIENCE_MS,
  );
});
