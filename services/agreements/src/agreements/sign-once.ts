import { AgreementSigned, type AgreementView } from '@rep13/contracts-agreements';
import type { Scope } from '@rep13/service-kit';
import { MandateOver } from '../mandates/mandates.errors.ts';
import { saveMandate } from '../mandates/save-mandate.ts';
import { SEALED_WITHIN_MS } from '../seal/seal-jobs.ts';
import { ANNOUNCE_SEAL_DELAY } from './announce-seal-delay.job.ts';
import { RENDER_AGREEMENT_PDF } from './render-agreement-pdf.job.ts';
import { toAgreementView } from './agreement.view.ts';
import { LegalAgreement } from './legal-agreement.entity.ts';
import type { Signature } from './sign-agreement.ts';

/**
 * Signs unless the signup is signed already; then the first signature stays. A signature, its announcement, the mandate
 * and the job for its PDF are one transaction. The job is enqueued here, not by a reaction to the event: it then needs neither the
 * stream nor a second transaction to be sure to come.
 * @throws MandateOver where what was paid has ended since: nothing would come into force.
 */
export async function signOnce(
  scope: Scope,
  signature: Signature & Pick<LegalAgreement, 'agreementNumber'>,
  paidAt: Date | null,
): Promise<AgreementView> {
  const { db, outbox, jobs } = scope;
  const { signupId, agreementNumber, agreementVersion, signedAt } = signature;
  const { contactPoint } = signature.particulars;
  await db.query(`select pg_advisory_xact_lock(hashtext('sign agreement'), $1)`, [signupId]);
  const first = await db.findOneBy(LegalAgreement, { signupId });
  if (first) return toAgreementView(first);
  const agreement = db.create(LegalAgreement, signature);
  await db.insert(LegalAgreement, agreement);
  outbox.add(AgreementSigned, {
    signupId,
    agreementNumber,
    agreementVersion,
    signedAt: signedAt.toISOString(),
    contactPoint,
  });
  const mandate = await saveMandate(scope, {
    ...{ signupId, signedAt, paidAt },
    contactPointSince: contactPoint ? signedAt : null,
  });
  if (mandate.stateAt(signedAt) === 'ended') throw new MandateOver((mandate.endsAt as Date).toISOString());
  jobs.enqueue(RENDER_AGREEMENT_PDF, `${signupId}`, { signupId });
  const sealedBy = new Date(signedAt.getTime() + SEALED_WITHIN_MS);
  jobs.enqueue(ANNOUNCE_SEAL_DELAY, `${signupId}`, { signupId }, sealedBy);
  return toAgreementView(agreement);
}
