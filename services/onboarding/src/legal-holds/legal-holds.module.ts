import { Module } from '@nestjs/common';
import { LegalHoldsController } from './legal-holds.controller.ts';
import { LegalHoldsService } from './legal-holds.service.ts';

/** Orders of staff to delete nothing of a client. */
@Module({ controllers: [LegalHoldsController], providers: [LegalHoldsService] })
export class LegalHoldsModule {}
