import { Injectable } from '@nestjs/common';
import { Process, type Conclusion, type JobProcessor, type JobTry } from '@rep13/service-kit';
import { AddendumPdfsService } from './addendum-pdfs.service.ts';
import { RENDER_ADDENDUM_PDF } from './render-addendum-pdf.job.ts';

@Process(RENDER_ADDENDUM_PDF)
@Injectable()
export class RenderAddendumPdf implements JobProcessor<{ signupId: number }> {
  constructor(private readonly pdfs: AddendumPdfsService) {}

  async process({ payload: { signupId } }: JobTry<{ signupId: number }>): Promise<Conclusion | void> {
    const bytes = await this.pdfs.make(signupId);
    if (bytes) return (scope) => this.pdfs.store(scope, signupId, bytes);
  }
}
