import { Injectable } from '@nestjs/common';
import { Process, type Conclusion, type JobProcessor, type JobTry } from '@rep13/service-kit';
import { CertificatesService } from './certificates.service.ts';
import { TRANSLATE_CERTIFICATE, type CertificateToTranslate } from './translate-certificate.job.ts';

/** Nothing to do where it was revoked, or the record of the representative has changed since: then another takes its place. */
@Process(TRANSLATE_CERTIFICATE)
@Injectable()
export class TranslateCertificate implements JobProcessor<CertificateToTranslate> {
  constructor(private readonly certificates: CertificatesService) {}

  async process({ payload }: JobTry<CertificateToTranslate>): Promise<Conclusion | void> {
    const translations = await this.certificates.translate(payload);
    if (translations) return (scope) => this.certificates.storeTranslations(scope, payload, translations);
  }
}
