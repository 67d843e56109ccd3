import { Module } from '@nestjs/common';
import { commandsOf } from '@rep13/service-kit';
import { PdfModule } from '../pdf/pdf.module.ts';
import { SealModule } from '../seal/seal.module.ts';
import { AddendumPdfsService } from './addendum-pdfs.service.ts';
import { AnnounceSealedAddendum } from './announce-sealed-addendum.ts';
import { ContactPointAddendaService } from './contact-point-addenda.service.ts';
import { ContactPointService } from './contact-point.service.ts';

/** The point of contact of Article 11 DSA. The jobs are processed in the service's own module. */
@Module({
  imports: [PdfModule, SealModule],
  controllers: commandsOf(ContactPointService, ContactPointAddendaService, AddendumPdfsService),
  providers: [ContactPointService, ContactPointAddendaService, AddendumPdfsService, AnnounceSealedAddendum],
  exports: [AddendumPdfsService],
})
export class ContactPointModule {}
