import {
  BillingChanged,
  ChangeBilling,
  ProfileChanged,
  type BillingBody,
  type SignupParticulars,
} from '@rep13/contracts-onboarding';
import { UnitOfWork } from '@rep13/service-kit';
import { eventually, startTestService, type TestService } from '@rep13/testing';
import {
  enqueueCancellation,
  enqueueCreditNote,
  enqueueInvoice,
  type PaidFee,
  type RefundedFee,
} from '../src/invoices/index.ts';
import { onboarding } from '../src/service.ts';
import { createSignup } from './builders.ts';

/** What a company outside the EU says of itself. */
export const PROVEN: BillingBody = {
  legalName: 'Acme Incorporated',
  address: '1 Main Street\nSpringfield 12345',
  taxIdType: 'company-number',
  taxId: '12345678',
  businessProof: 'https://register.example',
};

/** A fee that was paid, as the payment's transaction passes it on. */
export const buildFee = (given: Pick<PaidFee, 'signupId' | 'paymentId'> & Partial<PaidFee>): PaidFee => ({
  serviceYear: 1,
  amountCents: 30_000,
  currency: 'EUR',
  provider: 'stripe',
  paidAt: '2026-11-24T10:00:00.000Z',
  periodStart: '2026-11-24T10:00:00.000Z',
  periodEnd: '2027-11-24T10:00:00.000Z',
  ...given,
});

export interface InvoicingUnderTest extends TestService {
  /** A company, and what it says of itself; null when it says nothing. */
  createPayer(given?: Partial<SignupParticulars>, billing?: BillingBody | null): Promise<number>;
  /** A year of it is paid. */
  pay(signupId: number, given?: Partial<PaidFee>): Promise<PaidFee>;
  refund(fee: PaidFee, given?: Partial<RefundedFee>): Promise<void>;
  /** What went back by the refund of this name is ours again. */
  returned(fee: PaidFee, movement?: string): Promise<void>;
  /** All that follows from it has happened. */
  settled(): Promise<void>;
}

const LEFT = `
  select (select count(*)::integer from jobs where queue = 'onboarding-invoices' and state <> 'done')
    + (select count(*)::integer from outbox_messages where type = any($1) and not exists (
        select from inbox_messages where consumer = 'onboarding-invoices' and event_id = (envelope ->> 'id')::uuid
      )) as left`;

/** The service, of which the specs say themselves what is paid and refunded. */
export async function startInvoicing(environment: Record<string, string> = {}): Promise<InvoicingUnderTest> {
  const service = await startTestService(onboarding, environment);
  const unitOfWork = service.app.get(UnitOfWork);
  let payments = 0;
  return {
    ...service,
    async createPayer(given = {}, billing = PROVEN) {
      const { id: signupId } = await createSignup(service, given);
      if (billing) await service.call(ChangeBilling, { signupId, billing });
      return signupId;
    },
    async pay(signupId, given = {}) {
      payments += 1;
      const fee = buildFee({ signupId, paymentId: payments, ...given });
      await unitOfWork.run(({ jobs }) => enqueueInvoice(jobs, fee));
      return fee;
    },
    async refund({ paymentId, signupId }, given = {}) {
      const refund = {
        ...{ paymentId, signupId, movement: 're_1', refundedAt: '2026-12-01T10:00:00.000Z' },
        ...given,
      };
      await unitOfWork.run(({ jobs }) => enqueueCreditNote(jobs, refund));
    },
    async returned({ paymentId, signupId }, movement = 're_1') {
      const returnedAt = '2026-12-20T10:00:00.000Z';
      await unitOfWork.run(({ jobs }) =>
        enqueueCancellation(jobs, { paymentId, signupId, movement, returnedAt }),
      );
    },
    async settled() {
      const types = [BillingChanged.type, ProfileChanged.type];
      const none = async () => (await service.db.query<{ left: number }[]>(LEFT, [types]))[0]?.left === 0;
      await eventually(none, { fact: 'every job and event of invoices is done' });
    },
  };
}
