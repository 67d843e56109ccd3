import { Module } from '@nestjs/common';
import { FileCheck, VirusScanner } from '@rep13/file-check';
import { FileCipher } from './file-cipher.ts';
import { TicketFilesService } from './ticket-files.service.ts';

/** Messages and files of tickets; who may write and read them is for others to know. */
@Module({
  providers: [FileCheck, VirusScanner, FileCipher, TicketFilesService],
  exports: [FileCipher, TicketFilesService, VirusScanner],
})
export class ConversationModule {}
