import { Inject, Injectable } from '@nestjs/common';
import type { AgreementDraftView, AgreementView, SignAgreement } from '@rep13/contracts-agreements';
import { CONTRACT_VERSION } from '@rep13/contracts-constants';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { GetSignupParty } from '@rep13/contracts-onboarding';
import { Clock, currentContext, LEGAL_ENTITY, RpcClient, UnitOfWork } from '@rep13/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { draftAgreement } from '../text/draft-agreement.ts';
import { toParticulars } from '../text/particulars.ts';
import { toAgreementView, toDraftView, toSignedDraftView } from './agreement.view.ts';
import { LegalAgreement } from './legal-agreement.entity.ts';
import { SigningDesk } from './signing-desk.ts';
import { signatureOf, type Signature } from './sign-agreement.ts';

/** The agreement of each signup: read it, sign it once. */
@Injectable()
export class AgreementsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly desk: SigningDesk,
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
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
    return toDraftView(signupId, draftAgreement(CONTRACT_VERSION, toParticulars(party, this.entity)));
  }

  /**
   * Safe to repeat: the first signature stays and is announced once.
   * @throws SuspendedMayNotSign, AgreementTextChanged, NotFound
   */
  async sign(command: SignAgreement): Promise<AgreementView> {
    let signature: Signature;
    try {
      const party = await this.rpc.call(GetSignupParty, { signupId: command.signupId });
      const [entity, now, signedBy] = [this.entity, this.clock.now(), currentContext()?.actor ?? null];
      signature = signatureOf(command, party, { entity, now, signedBy });
    } catch (error) {
      return this.signedBefore(command, error);
    }
    return this.desk.sign(signature);
  }

  /** Whoever has signed hears so again, whatever has changed since. */
  private signedBefore({ signupId }: SignAgreement, whyNotNow: unknown): Promise<AgreementView> {
    return this.unitOfWork.runOnce(async ({ db }) => {
      const first = await agreementOf(db, signupId);
      if (!first) throw whyNotNow;
      return toAgreementView(first);
    });
  }
}

const agreementOf = (db: EntityManager, signupId: number): Promise<LegalAgreement | null> =>
  db.findOneBy(LegalAgreement, { signupId });
