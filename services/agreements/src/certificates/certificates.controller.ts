import { Controller } from '@nestjs/common';
import { GetCertificate, type CertificatePdfView } from '@rep13/contracts-agreements';
import { OnCommand } from '@rep13/service-kit';
import { Certificates } from './certificates.service.ts';

@Controller()
export class CertificatesController {
  constructor(private readonly certificates: Certificates) {}

  @OnCommand(GetCertificate)
  get({ numberSha256 }: GetCertificate): Promise<CertificatePdfView> {
    return this.certificates.get(numberSha256);
  }
}
