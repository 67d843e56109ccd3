import { Module } from '@nestjs/common';
import { AgreementsController } from './agreements/agreements.controller.ts';
import { AgreementsService } from './agreements/agreements.service.ts';
import { AgreementPdfs } from './agreements/agreement-pdfs.service.ts';
import { DesignationsModule } from './designations/designations.module.ts';
import { MandatesModule } from './mandates/mandates.module.ts';
import { PdfRenderer } from './pdf/pdf-renderer.ts';
import { RenderAgreementPdf } from './agreements/render-agreement-pdf.processor.ts';

@Module({
  imports: [MandatesModule, DesignationsModule],
  controllers: [AgreementsController],
  providers: [AgreementsService, AgreementPdfs, PdfRenderer, RenderAgreementPdf],
})
export class AgreementsModule {}
