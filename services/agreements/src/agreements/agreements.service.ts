import { Injectable } from '@nestjs/common';
import {
  AgreementSigned,
  CONTRACT_VERSION,
  GetSignupParty,
  type AgreementDraftView,
  type AgreementView,
  type SignAgreement,
} from '@rep13/contracts';
import { Clock, RpcClient, UnitOfWork, type Scope } from '@rep13/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { RENDER_AGREEMENT_PDF } from '../pdf/render-agreement-pdf.job.ts';
import { draftAgreement } from '../text/draft-agreement.ts';
import { toParticulars } from '../text/particulars.ts';
import { nextAgreementNumber } from './agreement-numbers.ts';
import { toAgreementView, toDraftView, toSignedDraftView } from './agreement.view.ts';
import { LegalAgreement } from './legal-agreement.entity.ts';
import { signatureOf, type Signature } from './sign-agreement.ts';

/** The agreement of each signup: read it, sign it once. */
@Injectable()
export class AgreementsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
  ) {}

  async find(signupId: number): Promise<AgreementView | null> {
    const agreement = await agreementOf(this.dataSource.manager, signupId);
    return agreement && toAgreementView(agreement);
  }

  /** The text to sign; once signed, the text that was. */
  async draft(signupId: number): Promise<AgreementDraftView> {
    const agreement = await agreementOf(this.dataSource.manager, signupId);
    if (agreement) return toSignedDraftView(agreement);
    const party = await this.rpc.call(GetSignupParty, { signupId });
    return toDraftView(signupId, draftAgreement(CONTRACT_VERSION, toParticulars(party)));
  }

  /**
   * Safe to repeat: the first signature stays and is announced once.
   * @throws SuspendedMayNotSign, AgreementTextChanged, NotFound
   */
  async sign(command: SignAgreement): Promise<AgreementView> {
    const signature = await this.signature(command);
    return this.unitOfWork.runOnce(async (scope) => toAgreementView(await signOnce(scope, signature)));
  }

  /** The first signature, or a new one. Made before the transaction, which must not wait for onboarding. */
  private async signature(command: SignAgreement): Promise<LegalAgreement | Signature> {
    const { signupId } = command;
    const first = await agreementOf(this.dataSource.manager, signupId);
    if (first) return first;
    const party = await this.rpc.call(GetSignupParty, { signupId });
    return signatureOf(command, party, this.clock.now());
  }
}

const agreementOf = (db: EntityManager, signupId: number): Promise<LegalAgreement | null> =>
  db.findOneBy(LegalAgreement, { signupId });

/**
 * The signature, its announcement and the order for its PDF are one transaction. The PDF is booked here and not
 * by a reaction to the event: it then needs neither the stream nor a second transaction to be sure to come.
 */
async function signOnce(
  { db, outbox, jobs }: Scope,
  signature: LegalAgreement | Signature,
): Promise<LegalAgreement> {
  if (signature instanceof LegalAgreement) return signature;
  const { signupId } = signature;
  await db.query(`select pg_advisory_xact_lock(hashtext('sign agreement'), $1)`, [signupId]);
  const first = await agreementOf(db, signupId);
  if (first) return first;
  const number = await nextAgreementNumber(db, signature.signedAt);
  const agreement = await db.save(db.create(LegalAgreement, { ...signature, agreementNumber: number }));
  await outbox.add(AgreementSigned, {
    signupId,
    agreementNumber: agreement.agreementNumber,
    agreementVersion: agreement.agreementVersion,
    signedAt: agreement.signedAt.toISOString(),
  });
  await jobs.book(RENDER_AGREEMENT_PDF, `${signupId}`, { signupId });
  return agreement;
}
