import { Injectable } from '@nestjs/common';
import { Clock, type Scope } from '@rep13/service-kit';
import { WhenSealed, type SealFacts } from '../seal/when-sealed.ts';
import { announceCertificate } from './announce-certificate.ts';
import { Certificate } from './certificate.entity.ts';

/** The client gets the certificate with its seal. */
@Injectable()
export class AnnounceSealedCertificate extends WhenSealed {
  constructor(private readonly clock: Clock) {
    super();
  }

  async sealed(scope: Scope, { renderedSha256 }: SealFacts): Promise<void> {
    const certificate = await scope.db.findOneBy(Certificate, { sha256: renderedSha256 });
    if (certificate) await announceCertificate(scope, certificate, this.clock.now());
  }
}
