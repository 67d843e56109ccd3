import { Injectable } from '@nestjs/common';
import { CertificateIssued } from '@rep13/contracts-agreements';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { certificateIssued } from './certificate-issued.email.ts';

/** Nobody is mailed about a mandate that began long ago. */
@Injectable()
export class SendCertificateWhenCertificateIssued {
  @OnEvent(CertificateIssued, 'mail')
  handle(certificate: CertificateIssued, { jobs }: Handling): void {
    if (certificate.isBackfilled) return;
    enqueueEmail(jobs, certificateIssued, certificate, certificate.version);
  }
}
