import { readdir } from 'node:fs/promises';
import { Module, type Type } from '@nestjs/common';
import {
  BillingChanged,
  ChangeBilling,
  FinishBillingTask,
  GetBilling,
  ListBillingTasks,
  ONBOARDING_EVENTS,
  ProfileChanged,
  RegisterSignup,
  type BillingBody,
  type SignupParticulars,
} from '@rep13/contracts-onboarding';
import { defineService, EntityServiceConfig, UnitOfWork } from '@rep13/service-kit';
import { eventually, startTestService, type TestService } from '@rep13/testing';
import type { MigrationInterface } from 'typeorm';
import { BillingAccount } from '../src/billing/billing-account.entity.ts';
import { BillingModule } from '../src/billing/billing.module.ts';
import { BillingTask } from '../src/billing/billing-task.entity.ts';
import { AwaitingInvoice } from '../src/invoices/awaiting-invoice.entity.ts';
import { enqueueCreditNote, enqueueInvoice, type PaidFee } from '../src/invoices/index.ts';
import { Invoice } from '../src/invoices/invoice.entity.ts';
import { InvoicesModule } from '../src/invoices/invoices.module.ts';
import { ISSUE_CREDIT_NOTE, ISSUE_INVOICE } from '../src/invoices/issue-invoice.jobs.ts';
import { ProfileChange } from '../src/profile-changes/profile-change.entity.ts';
import { ProfileChangesModule } from '../src/profile-changes/profile-changes.module.ts';
import { Signup } from '../src/signups/signup.entity.ts';
import { SignupsModule } from '../src/signups/signups.module.ts';
import { createSignup } from './builders.ts';

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
  refund(fee: PaidFee, refundedAt?: string): Promise<void>;
  /** All that follows from it has happened. */
  settled(): Promise<void>;
}

@Module({ imports: [SignupsModule, ProfileChangesModule, BillingModule, InvoicesModule] })
class InvoicingOnly {}

type Migration = new () => MigrationInterface;

const migrations = async (): Promise<Migration[]> => {
  const files = await readdir(new URL('../migrations/', import.meta.url));
  const modules = await Promise.all(
    files.toSorted().map((file) => import(`../migrations/${file}`) as Promise<Record<string, Migration>>),
  );
  return modules.flatMap((module) => Object.values(module));
};

/** What invoices need of onboarding, without payments: the specs pay by themselves. */
export async function startInvoicing(): Promise<InvoicingUnderTest> {
  const service = await startTestService(
    defineService({
      name: 'onboarding',
      module: InvoicingOnly as Type,
      config: EntityServiceConfig,
      commands: [RegisterSignup, GetBilling, ChangeBilling, ListBillingTasks, FinishBillingTask],
      events: ONBOARDING_EVENTS,
      entities: [Signup, ProfileChange, BillingAccount, BillingTask, Invoice, AwaitingInvoice],
      migrations: await migrations(),
      deletes: ['awaiting_invoices'],
      jobs: [ISSUE_INVOICE, ISSUE_CREDIT_NOTE],
    }),
  );
  let payments = 0;
  const unitOfWork = service.app.get(UnitOfWork);
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
    async refund({ paymentId, signupId }, refundedAt = '2026-12-01T10:00:00.000Z') {
      await unitOfWork.run(({ jobs }) => enqueueCreditNote(jobs, { paymentId, signupId, refundedAt }));
    },
    async settled() {
      await eventually(
        async () => {
          const [row] = await service.db.query<[{ left: number }]>(
            `select (select count(*)::integer from jobs where state <> 'done')
               + (select count(*)::integer from outbox_messages where type = any($1) and not exists (
                   select from inbox_messages where event_id = (envelope ->> 'id')::uuid)) as left`,
            [[BillingChanged.type, ProfileChanged.type]],
          );
          return row.left === 0;
        },
        { says: 'every job and event is done', withinMs: 20_000 },
      );
    },
  };
}
