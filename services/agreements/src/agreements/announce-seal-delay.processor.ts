import { Injectable } from '@nestjs/common';
import { AgreementSealDelayed } from '@rep13/contracts-agreements';
import { Process, type Conclusion, type JobProcessor, type JobTry } from '@rep13/service-kit';
import { SealsService } from '../seal/seals.service.ts';
import { AgreementPdfsService } from './agreement-pdfs.service.ts';
import { ANNOUNCE_SEAL_DELAY } from './announce-seal-delay.job.ts';

/** Nothing to do when the seal is there, and none where nothing is sealed: that was announced with the PDF. */
@Process(ANNOUNCE_SEAL_DELAY)
@Injectable()
export class AnnounceSealDelay implements JobProcessor<{ signupId: number }> {
  constructor(
    private readonly pdfs: AgreementPdfsService,
    private readonly seals: SealsService,
  ) {}

  async process({ payload: { signupId } }: JobTry<{ signupId: number }>): Promise<Conclusion | void> {
    const { pdfSha256, agreementNumber } = await this.pdfs.signed(signupId);
    const isSettled =
      pdfSha256 !== null && (!this.seals.isOn || (await this.seals.newest(pdfSha256)) !== null);
    if (isSettled) return;
    return ({ outbox }) => {
      outbox.add(AgreementSealDelayed, { signupId, agreementNumber });
      return Promise.resolve();
    };
  }
}
