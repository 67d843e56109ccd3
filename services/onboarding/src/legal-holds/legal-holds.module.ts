import { Module } from '@nestjs/common';
import { commandsOf } from '@rep13/service-kit';
import { LegalHoldsService } from './legal-holds.service.ts';

/** Orders of staff to delete nothing of a client. */
@Module({ controllers: commandsOf(LegalHoldsService), providers: [LegalHoldsService] })
export class LegalHoldsModule {}
