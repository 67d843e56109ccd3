import { Module } from '@nestjs/common';
import { commandsOf } from '@rep13/service-kit';
import { PdfModule } from '../pdf/pdf.module.ts';
import { TransferFileService } from './transfer-file.service.ts';

@Module({
  imports: [PdfModule],
  controllers: commandsOf(TransferFileService),
  providers: [TransferFileService],
})
export class TransferFileModule {}
