import type { TaxEvidence } from '@rep13/contracts-constants';
import { TaxIdChecked, type TaxEvidenceView } from '@rep13/contracts-onboarding';
import type { Scope } from '@rep13/service-kit';
import type { EntityManager } from 'typeorm';
import { TaxIdCheck } from './tax-id-check.entity.ts';

/** As registers write it: people put blanks, dots and dashes between. */
export const plainTaxId = (taxId: string): string => taxId.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** What is known of a number: the last look at it. Another number is another question. */
export async function evidenceOf(
  db: EntityManager,
  signupId: number,
  taxId: string | null,
): Promise<TaxEvidenceView> {
  if (taxId === null) return { level: 'none', checkedAt: null, reference: null };
  const check = await db.findOne(TaxIdCheck, {
    where: { signupId, taxId: plainTaxId(taxId) },
    order: { id: 'desc' },
  });
  if (!check) return { level: 'declared', checkedAt: null, reference: null };
  const { checkedAt, reference } = check;
  return { level: levelOf(check), checkedAt: checkedAt.toISOString(), reference };
}

function levelOf({ isValid, checkedBy }: TaxIdCheck): TaxEvidence {
  if (!isValid) return 'refuted';
  return checkedBy === 'vies' ? 'vies' : 'staff';
}

/** Keeps what a look at a register came to, and announces it: invoices may wait for it. */
export async function recordTaxIdCheck({ db, outbox }: Scope, check: Omit<TaxIdCheck, 'id'>): Promise<void> {
  await db.insert(TaxIdCheck, check);
  const { signupId, isValid, checkedBy } = check;
  outbox.add(TaxIdChecked, { signupId, isValid, by: checkedBy === 'vies' ? 'vies' : 'staff' });
}
