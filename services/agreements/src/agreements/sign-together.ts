import { AgreementSigned, type AgreementView } from '@rep13/contracts-agreements';
import { withContext, type Scope } from '@rep13/service-kit';
import { In, type EntityManager } from 'typeorm';
import { RENDER_AGREEMENT_PDF } from '../pdf/render-agreement-pdf.job.ts';
import { takeAgreementNumbers } from './agreement-numbers.ts';
import { toAgreementView } from './agreement.view.ts';
import { LegalAgreement } from './legal-agreement.entity.ts';
import type { SigningRequest } from './signing-desk.ts';

/**
 * Signs for each signup that is not signed yet. A signature, its announcement and the order for its PDF are one
 * transaction. The PDF is booked here and not by a reaction to the event: it then needs neither the stream nor a second
 * transaction to be sure to come.
 * @returns one agreement for each request, in their order.
 */
export async function signTogether(
  { db, outbox, jobs }: Scope,
  requests: readonly SigningRequest[],
): Promise<AgreementView[]> {
  const firsts = firstOfEach(requests);
  const agreements = await lockedAgreements(db, [...firsts.keys()]);
  const fresh = [...firsts.values()].filter(({ signature }) => !agreements.has(signature.signupId));
  const numbers = await takeAgreementNumbers(
    db,
    fresh.map(({ signature }) => signature.signedAt),
  );
  const rows = fresh.map(({ signature }, index) =>
    db.create(LegalAgreement, { ...signature, agreementNumber: numbers[index]! }),
  );
  await db.insert(LegalAgreement, rows);
  for (const [index, agreement] of rows.entries()) {
    const { signupId, agreementNumber, agreementVersion, signedAt } = agreement;
    agreements.set(signupId, agreement);
    withContext(fresh[index]!.context, () =>
      outbox.add(AgreementSigned, {
        signupId,
        agreementNumber,
        agreementVersion,
        signedAt: signedAt.toISOString(),
      }),
    );
    jobs.book(RENDER_AGREEMENT_PDF, `${signupId}`, { signupId });
  }
  return requests.map(({ signature }) => toAgreementView(agreements.get(signature.signupId)!));
}

/** By signup: who came first. */
function firstOfEach(requests: readonly SigningRequest[]): Map<number, SigningRequest> {
  const firsts = new Map<number, SigningRequest>();
  for (const request of requests) {
    if (!firsts.has(request.signature.signupId)) firsts.set(request.signature.signupId, request);
  }
  return firsts;
}

/** What is signed already. Until the commit nobody else signs for these. */
async function lockedAgreements(
  db: EntityManager,
  signupIds: readonly number[],
): Promise<Map<number, LegalAgreement>> {
  await db.query(
    `select pg_advisory_xact_lock(hashtext('sign agreement'), id)
     from (select unnest($1::int[]) as id order by 1) as signups`,
    [signupIds],
  );
  const signed = await db.findBy(LegalAgreement, { signupId: In([...signupIds]) });
  return new Map(signed.map((agreement) => [agreement.signupId, agreement]));
}
