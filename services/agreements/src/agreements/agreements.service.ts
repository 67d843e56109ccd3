import { Inject, Injectable } from '@nestjs/common';
import {
  FindAgreement,
  GetAgreementDraft,
  GetDetailsToPublish,
  SignAgreement,
  type AgreementDraftView,
  type AgreementView,
  type DetailsToPublishView,
} from '@rep13/contracts-agreements';
import { CONTRACT_VERSION } from '@rep13/contracts-agreements/constants';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { GetSignupParty, type SignupPartyView } from '@rep13/contracts-onboarding';
import {
  Clock,
  currentContext,
  LEGAL_ENTITY,
  OnCommand,
  RpcClient,
  SERVICE_CONFIG,
  UnitOfWork,
} from '@rep13/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { AgreementsConfig } from '../config.ts';
import { toDetailsToPublish } from '../details-to-publish/details-to-publish.ts';
import { Mandate } from '../mandates/mandate.entity.ts';
import { OWN_SEAL, sealKindOf, type OwnSeal } from '../seal/own-seal.ts';
import { draftAgreement } from '../text/draft-agreement.ts';
import { toParticulars } from '../text/particulars.ts';
import { takeAgreementNumber } from './agreement-numbers.ts';
import { toAgreementView, toDraftView, toSignedDraftView } from './agreement.view.ts';
import { AgreementNotSigned } from './agreements.errors.ts';
import { LegalAgreement } from './legal-agreement.entity.ts';
import { signedAddendum } from './signed-addendum.ts';
import { signatureOf, type Signature } from './sign-agreement.ts';
import { signOnce } from './sign-once.ts';

/** The agreement of each signup: read it, sign it once. */
@Injectable()
export class AgreementsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
    @Inject(SERVICE_CONFIG) private readonly config: AgreementsConfig,
    @Inject(OWN_SEAL) private readonly seal: OwnSeal | null,
  ) {}

  @OnCommand(FindAgreement)
  async find({ signupId }: FindAgreement): Promise<AgreementView | null> {
    const { manager } = this.dataSource;
    const agreement = await agreementOf(manager, signupId);
    if (!agreement) return null;
    const pdfBytes = await pdfBytesOf(manager, agreement);
    return toAgreementView(agreement, { pdfBytes, addendum: await signedAddendum(manager, signupId) });
  }

  /** The text to sign; once signed, the text that was. */
  @OnCommand(GetAgreementDraft)
  async draft({ signupId }: GetAgreementDraft): Promise<AgreementDraftView> {
    const agreement = await agreementOf(this.dataSource.manager, signupId);
    if (agreement) return toSignedDraftView(agreement);
    const party = await this.rpc.call(GetSignupParty, { signupId });
    const draftWith = (contactPoint: boolean) =>
      draftAgreement(CONTRACT_VERSION, toParticulars(party, this.entity, { contactPoint }));
    return toDraftView(signupId, draftWith(true), draftWith(false));
  }

  /** How we are reached today, not when it was signed: what is published has to stay right. @throws AgreementNotSigned */
  @OnCommand(GetDetailsToPublish)
  async detailsToPublish({ signupId }: GetDetailsToPublish): Promise<DetailsToPublishView> {
    const agreement = await agreementOf(this.dataSource.manager, signupId);
    if (!agreement) throw new AgreementNotSigned();
    const mandate = await this.dataSource.manager.findOneBy(Mandate, { signupId });
    const place = { publicUrl: this.config.publicUrl, now: this.clock.now() };
    return toDetailsToPublish(this.entity, agreement, mandate, place);
  }

  /**
   * Safe to repeat: the first signature stays and is announced once, whatever has changed since.
   * @throws SuspendedMayNotSign, PaymentOverdue, AgreementTextChanged, MandateOver, NotFound
   */
  @OnCommand(SignAgreement)
  async sign(command: SignAgreement): Promise<AgreementView> {
    const first = await this.find(command);
    if (first) return this.unitOfWork.runOnce(() => Promise.resolve(first));
    const party = await this.rpc.call(GetSignupParty, { signupId: command.signupId });
    const signature = this.signature(command, party);
    const agreementNumber = await takeAgreementNumber(this.dataSource.manager, signature.signedAt);
    const paidAt = party.paidAt ? new Date(party.paidAt) : null;
    return this.unitOfWork.runOnce((scope) => signOnce(scope, { ...signature, agreementNumber }, paidAt));
  }

  private signature(command: SignAgreement, party: SignupPartyView): Signature {
    const [entity, now, signedBy] = [this.entity, this.clock.now(), currentContext()?.actor ?? null];
    const verifyUrl = `${this.config.publicUrl}/verify`;
    return signatureOf(command, party, { entity, now, signedBy, verifyUrl, sealKind: sealKindOf(this.seal) });
  }
}

const agreementOf = (db: EntityManager, signupId: number): Promise<LegalAgreement | null> =>
  db.findOneBy(LegalAgreement, { signupId });

/** The database knows the size of the PDF that is given out without reading it. */
async function pdfBytesOf(db: EntityManager, { pdfSha256 }: LegalAgreement): Promise<number | undefined> {
  if (pdfSha256 === null) return undefined;
  const [document] = await db.query<{ size: number }[]>(
    `select octet_length(bytes) as size from agreement_documents where sha256 = coalesce(
       (select sha256 from document_seals where rendered_sha256 = $1 order by id desc limit 1), $1)`,
    [pdfSha256],
  );
  return document?.size;
}
