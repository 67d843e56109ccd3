import { Injectable } from '@nestjs/common';
import { AgreementSealed } from '@rep13/contracts-agreements';
import type { Scope } from '@rep13/service-kit';
import { WhenSealed, type SealFacts } from '../seal/when-sealed.ts';
import { LegalAgreement } from './legal-agreement.entity.ts';

/** Says of a signed agreement that it is sealed. */
@Injectable()
export class AnnounceSealedAgreement extends WhenSealed {
  async sealed({ db, outbox }: Scope, { renderedSha256, sha256, level }: SealFacts): Promise<void> {
    const agreement = await db.findOneBy(LegalAgreement, { pdfSha256: renderedSha256 });
    if (!agreement) return;
    const { signupId, agreementNumber } = agreement;
    outbox.add(AgreementSealed, { signupId, agreementNumber, level, sha256 });
  }
}
