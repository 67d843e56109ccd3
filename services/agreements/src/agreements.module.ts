import { Module } from '@nestjs/common';
import { AgreementsController } from './agreements/agreements.controller.ts';
import { AgreementsService } from './agreements/agreements.service.ts';
import { AgreementPdfs } from './agreements/agreement-pdfs.service.ts';
import { DesignationsModule } from './designations/designations.module.ts';
import { MandatesModule } from './mandates/mandates.module.ts';
import { AppointmentModule } from './appointment/appointment.module.ts';
import { Certificates } from './certificates/certificates.service.ts';
import { CertificatesController } from './certificates/certificates.controller.ts';
import { CertifyMandate } from './certificates/certify-mandate.handler.ts';
import { IssueCertificate } from './certificates/issue-certificate.processor.ts';
import { PdfRenderer } from './pdf/pdf-renderer.ts';
import { RegisterModule } from './register/register.module.ts';
import { RenderAgreementPdf } from './agreements/render-agreement-pdf.processor.ts';

@Module({
  imports: [MandatesModule, DesignationsModule, RegisterModule, AppointmentModule],
  controllers: [AgreementsController, CertificatesController],
  providers: [
    AgreementsService,
    AgreementPdfs,
    PdfRenderer,
    RenderAgreementPdf,
    Certificates,
    CertifyMandate,
    IssueCertificate,
  ],
})
export class AgreementsModule {}
