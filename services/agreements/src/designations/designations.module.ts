import { Module } from '@nestjs/common';
import { commandsOf } from '@rep13/service-kit';
import { FileCheck, VirusScanner } from '@rep13/file-check';
import { SealModule } from '../seal/seal.module.ts';
import { PdfModule } from '../pdf/pdf.module.ts';
import { DesignationsService } from './designations.service.ts';
import { DraftLetterWhenMandateMoves } from './draft-letter-when-mandate-moves.handler.ts';
import { FollowMailedLetter } from './follow-mailed-letter.handler.ts';
import { LettersService } from './letters.service.ts';
import { RedrawLetter } from './redraw-letter.ts';
import { RemindOfAcknowledgement } from './remind-of-acknowledgement.processor.ts';
import { RedraftLetters } from './redraft-letters.ts';
import { RenderLetter } from './render-letter.processor.ts';

@Module({
  imports: [PdfModule, SealModule],
  controllers: commandsOf(DesignationsService, LettersService),
  providers: [
    RedraftLetters,
    DesignationsService,
    LettersService,
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
