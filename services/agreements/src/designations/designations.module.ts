import { Module } from '@nestjs/common';
import { FileCheck, VirusScanner } from '@rep13/file-check';
import { SealingModule } from '../agreements/sealing.module.ts';
import { PdfModule } from '../pdf/pdf.module.ts';
import { DesignationsController } from './designations.controller.ts';
import { DesignationsService } from './designations.service.ts';
import { DraftLetterWhenMandateMoves } from './draft-letter-when-mandate-moves.handler.ts';
import { FollowMailedLetter } from './follow-mailed-letter.handler.ts';
import { Letters } from './letters.service.ts';
import { RemindOfAcknowledgement } from './remind-of-acknowledgement.processor.ts';
import { RenderLetter } from './render-letter.processor.ts';

@Module({
  imports: [PdfModule, SealingModule],
  controllers: [DesignationsController],
  providers: [
    DesignationsService,
    Letters,
    FileCheck,
    VirusScanner,
    DraftLetterWhenMandateMoves,
    FollowMailedLetter,
    RenderLetter,
    RemindOfAcknowledgement,
  ],
})
export class DesignationsModule {}
