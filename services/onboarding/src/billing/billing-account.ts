import {
  BillingChanged,
  type BillingBody,
  type BillingView,
  type TaxEvidenceView,
} from '@rep13/contracts-onboarding';
import { currentActor, NotFound, type Scope } from '@rep13/service-kit';
import type { EntityManager } from 'typeorm';
import { lockSignupOrFail, Signup } from '../signups/index.ts';
import { BillingAccount } from './billing-account.entity.ts';
import { enqueueTaxIdCheck } from './check-tax-id.job.ts';
import { evidenceOf } from './tax-evidence.ts';
import { vatTreatmentOf, type VatSeller } from './vat-treatment.ts';

/** Who one client's invoices are for; as registered while nothing else was stated. @throws NotFound */
export async function findBilling(
  db: EntityManager,
  signupId: number,
  seller: VatSeller,
): Promise<BillingView> {
  const signup = await db.findOneBy(Signup, { id: signupId });
  if (!signup) throw new NotFound();
  const account = await db.findOneBy(BillingAccount, { signupId });
  const evidence = await evidenceOf(db, signupId, account?.taxId ?? null);
  return toBillingView(signup, account, { evidence, seller });
}

/** Whether the client has stated who its invoices are for. */
export function isBillingKnown(db: EntityManager, signupId: number): Promise<boolean> {
  return db.existsBy(BillingAccount, { signupId });
}

/**
 * Saves what was stated, and announces it where it differs from before. The signup is locked, so that this and what is
 * issued to the client come one after the other. @throws NotFound
 */
export async function saveBilling(
  { db, outbox, jobs }: Scope,
  signupId: number,
  billing: BillingBody,
  now: Date,
): Promise<void> {
  await lockSignupOrFail(db, signupId);
  const stated = {
    legalName: billing.legalName,
    address: billing.address,
    taxIdType: billing.taxIdType,
    taxId: billing.taxId,
    businessProof: billing.businessProof,
  };
  if (await db.existsBy(BillingAccount, { signupId, ...stated })) return;
  const changedBy = currentActor();
  await db.save(BillingAccount, { signupId, ...stated, changedAt: now, changedBy });
  outbox.add(BillingChanged, { signupId });
  enqueueTaxIdCheck(jobs, signupId, stated, now);
}

function toBillingView(
  signup: Signup,
  account: BillingAccount | null,
  { evidence, seller }: { evidence: TaxEvidenceView; seller: VatSeller },
): BillingView {
  const country = signup.countryOfIncorporation;
  const details = {
    legalName: account?.legalName ?? signup.companyName,
    address: account?.address ?? signup.registeredAddress,
    country,
    taxIdType: account?.taxIdType ?? null,
    taxId: account?.taxId ?? null,
    businessProof: account?.businessProof ?? null,
  };
  const vatTreatment = vatTreatmentOf({ ...details, evidence: evidence.level }, seller);
  return { ...details, evidence, vatTreatment, isConfirmed: account !== null };
}
