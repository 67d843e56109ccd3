import { Injectable } from '@nestjs/common';
import { CertificateIssued } from '@rep13/contracts-agreements';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { representativeChanged } from '../representative-changed/representative-changed.email.ts';
import { certificateIssued } from './certificate-issued.email.ts';

/**
 * Nobody is mailed about a mandate that began long ago. The first certificate since the representative's record changed
 * comes with the mail that says what changed, once a client and change. ADR 57.
 */
@Injectable()
export class SendCertificateWhenCertificateIssued {
  @OnEvent(CertificateIssued, 'mail')
  handle(certificate: CertificateIssued, { jobs }: Handling): void {
    const { isBackfilled, version, formerRecordId, recordId } = certificate;
    if (isBackfilled) return;
    if (formerRecordId !== undefined && recordId !== undefined)
      enqueueEmail(jobs, representativeChanged, { ...certificate, formerRecordId, recordId }, recordId);
    else enqueueEmail(jobs, certificateIssued, certificate, version);
  }
}
