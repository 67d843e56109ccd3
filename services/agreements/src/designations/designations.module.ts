import { Module } from '@nestjs/common';
import { FileCheck, VirusScanner } from '@rep13/file-check';
import { SealModule } from '../seal/seal.module.ts';
import { PdfModule } from '../pdf/pdf.module.ts';
import { DesignationsController } from './designations.controller.ts';
import { DesignationsService } from './designations.service.ts';
import { DraftLetterWhenMandateMoves } from './draft-letter-when-mandate-moves.handler.ts';
import { FollowMailedLetter } from './follow-mailed-letter.handler.ts';
import { Letters } from './letters.service.ts';
import { RedrawLetter } from './redraw-letter.ts';
import { RemindOfAcknowledgement } from './remind-of-acknowledgement.processor.ts';
import { RedraftLetters } from './redraft-letters.ts';
import { RenderLetter } from './render-letter.processor.ts';

@Module({
  imports: [PdfModule, SealModule],
  controllers: [DesignationsController],
  providers: [
    RedraftLetters,
    DesignationsService,
    Letters,
    FileCheck,
    VirusScanner,
    DraftLetterWhenMandateMoves,
    FollowMailedLetter,
    RenderLetter,
    RedrawLetter,
    RemindOfAcknowledgement,
  ],
})
export class DesignationsModule {}
