import { Injectable } from '@nestjs/common';
import { Process, type Conclusion, type JobProcessor, type JobTry } from '@rep13/service-kit';
import { CertificatesService } from './certificates.service.ts';
import { ISSUE_CERTIFICATE, type CertificateToIssue } from './issue-certificate.job.ts';

@Process(ISSUE_CERTIFICATE)
@Injectable()
export class IssueCertificate implements JobProcessor<CertificateToIssue> {
  constructor(private readonly certificates: CertificatesService) {}

  async process({ payload }: JobTry<CertificateToIssue>): Promise<Conclusion | void> {
    const made = await this.certificates.make(payload);
    if (made) return (scope) => this.certificates.issue(scope, made);
  }
}
