import { Injectable } from '@nestjs/common';
import { Clock, Process, type Conclusion, type JobProcessor, type JobTry } from '@rep13/service-kit';
import { ANNOUNCE_CERTIFICATE, type CertificateToAnnounce } from './announce-certificate.job.ts';
import { announceCertificate } from './announce-certificate.ts';

/** Nothing to do when it was announced with its seal. */
@Process(ANNOUNCE_CERTIFICATE)
@Injectable()
export class AnnounceCertificate implements JobProcessor<CertificateToAnnounce> {
  constructor(private readonly clock: Clock) {}

  process({ payload: { mandateId, version } }: JobTry<CertificateToAnnounce>): Promise<Conclusion> {
    const announce: Conclusion = (scope) =>
      announceCertificate(scope, { mandateId, version }, this.clock.now());
    return Promise.resolve(announce);
  }
}
