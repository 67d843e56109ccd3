import { Module } from '@nestjs/common';
import { commandsOf } from '@rep13/service-kit';
import { DiscoveryModule } from '@nestjs/core';
import { AgreementStatisticsService } from './agreements/agreement-statistics.service.ts';
import { AgreementsService } from './agreements/agreements.service.ts';
import { AgreementPdfsService } from './agreements/agreement-pdfs.service.ts';
import { AnnounceAddendum } from './contact-point/announce-addendum.processor.ts';
import { RenderAddendumPdf } from './contact-point/render-addendum-pdf.processor.ts';
import { RenderEarlierAddenda } from './contact-point/render-earlier-addenda.ts';
import { ContactPointModule } from './contact-point/contact-point.module.ts';
import { CoordinatorsModule } from './coordinators/coordinators.module.ts';
import { DesignationsModule } from './designations/designations.module.ts';
import { MandatesModule } from './mandates/mandates.module.ts';
import { AnnounceSealDelay } from './agreements/announce-seal-delay.processor.ts';
import { AppointmentModule } from './appointment/appointment.module.ts';
import { AnnounceSealedAgreement } from './agreements/announce-sealed-agreement.ts';
import { AnnounceCertificate } from './certificates/announce-certificate.processor.ts';
import { AnnounceSealedCertificate } from './certificates/announce-sealed-certificate.ts';
import { RedrawAgreement } from './agreements/redraw-agreement.ts';
import { RedrawCertificate } from './certificates/redraw-certificate.ts';
import { CertificatesService } from './certificates/certificates.service.ts';
import { CertifyMandate } from './certificates/certify-mandate.handler.ts';
import { TranslateCertificate } from './certificates/translate-certificate.processor.ts';
import { TranslateEarlierCertificates } from './certificates/translate-earlier-certificates.ts';
import { IssueCertificate } from './certificates/issue-certificate.processor.ts';
import { InvoicePdfsModule } from './invoice-pdfs/invoice-pdfs.module.ts';
import { PdfModule } from './pdf/pdf.module.ts';
import { RegisterModule } from './register/register.module.ts';
import { RenderAgreementPdf } from './agreements/render-agreement-pdf.processor.ts';
import { SealEarlierAgreements } from './agreements/seal-earlier-agreements.processor.ts';
import { RepresentativeModule } from './representative/representative.module.ts';
import { ReplaceDamagedDocuments } from './replacements/replace-damaged-documents.processor.ts';
import { ArchiveSeal } from './seal/archive-seal.processor.ts';
import { ReportSeal } from './seal/report-seal.processor.ts';
import { LiftSeal } from './seal/lift-seal.processor.ts';
import { SealDocument } from './seal/seal-document.processor.ts';
import { SealModule } from './seal/seal.module.ts';
import { TransferFileModule } from './transfer-file/transfer-file.module.ts';
import { DocumentVerificationService } from './verify/document-verification.service.ts';

@Module({
  imports: [
    DiscoveryModule,
    MandatesModule,
    ContactPointModule,
    DesignationsModule,
    CoordinatorsModule,
    RepresentativeModule,
    RegisterModule,
    AppointmentModule,
    InvoicePdfsModule,
    TransferFileModule,
    PdfModule,
    SealModule,
  ],
  controllers: commandsOf(
    AgreementsService,
    AgreementStatisticsService,
    AgreementPdfsService,
    DocumentVerificationService,
    CertificatesService,
  ),
  providers: [
    AgreementsService,
    AgreementStatisticsService,
    AgreementPdfsService,
    RenderAgreementPdf,
    AnnounceSealDelay,
    AnnounceSealedAgreement,
    SealEarlierAgreements,
    SealDocument,
    LiftSeal,
    ArchiveSeal,
    ReportSeal,
    DocumentVerificationService,
    CertificatesService,
    CertifyMandate,
    IssueCertificate,
    AnnounceCertificate,
    AnnounceSealedCertificate,
    TranslateCertificate,
    TranslateEarlierCertificates,
    RenderAddendumPdf,
    RenderEarlierAddenda,
    AnnounceAddendum,
    RedrawAgreement,
    RedrawCertificate,
    ReplaceDamagedDocuments,
  ],
})
export class AgreementsModule {}
