import { Module } from '@nestjs/common';
import { DesignationsController } from './designations.controller.ts';
import { DesignationsService } from './designations.service.ts';
import { DraftLetterWhenMandateMoves } from './draft-letter-when-mandate-moves.handler.ts';
import { RemindOfAcknowledgement } from './remind-of-acknowledgement.processor.ts';

@Module({
  controllers: [DesignationsController],
  providers: [DesignationsService, DraftLetterWhenMandateMoves, RemindOfAcknowledgement],
})
export class DesignationsModule {}
