import { Injectable } from '@nestjs/common';
import { Process, type Conclusion, type JobProcessor, type JobTry } from '@rep13/service-kit';
import { AgreementPdfsService } from './agreement-pdfs.service.ts';
import { RENDER_AGREEMENT_PDF } from './render-agreement-pdf.job.ts';

/** Nothing to do when a download came first and had the PDF made. */
@Process(RENDER_AGREEMENT_PDF)
@Injectable()
export class RenderAgreementPdf implements JobProcessor<{ signupId: number }> {
  constructor(private readonly pdfs: AgreementPdfsService) {}

  async process({ payload: { signupId } }: JobTry<{ signupId: number }>): Promise<Conclusion | void> {
    const agreement = await this.pdfs.signed(signupId);
    if (agreement.pdfGenerated) return;
    const bytes = await this.pdfs.render(agreement);
    return (scope) => this.pdfs.store(scope, signupId, bytes);
  }
}
