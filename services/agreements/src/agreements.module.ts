import { Module } from '@nestjs/common';
import { AgreementsController } from './agreements/agreements.controller.ts';
import { AgreementsService } from './agreements/agreements.service.ts';
import { AgreementPdfs } from './agreements/agreement-pdfs.service.ts';
import { DesignationsModule } from './designations/designations.module.ts';
import { MandatesModule } from './mandates/mandates.module.ts';
import { AnnounceSealDelay } from './agreements/announce-seal-delay.processor.ts';
import { AnnounceSealedAgreement } from './agreements/announce-sealed-agreement.ts';
import { PdfRenderer } from './pdf/pdf-renderer.ts';
import { RenderAgreementPdf } from './agreements/render-agreement-pdf.processor.ts';
import { SealEarlierAgreements } from './agreements/seal-earlier-agreements.processor.ts';
import { LiftSeal } from './seal/lift-seal.processor.ts';
import { SealDocument } from './seal/seal-document.processor.ts';
import { SealModule } from './seal/seal.module.ts';
import { DocumentsController } from './verify/documents.controller.ts';
import { DocumentVerification } from './verify/document-verification.service.ts';

@Module({
  imports: [MandatesModule, DesignationsModule, SealModule.announcing(AnnounceSealedAgreement)],
  controllers: [AgreementsController, DocumentsController],
  providers: [
    AgreementsService,
    AgreementPdfs,
    PdfRenderer,
    RenderAgreementPdf,
    AnnounceSealDelay,
    SealEarlierAgreements,
    SealDocument,
    LiftSeal,
    DocumentVerification,
  ],
})
export class AgreementsModule {}
