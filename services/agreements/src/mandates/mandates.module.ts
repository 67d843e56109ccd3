import { Module } from '@nestjs/common';
import { commandsOf } from '@rep13/service-kit';
import { BackfillMandates } from './backfill-mandates.processor.ts';
import { BeginBackfill } from './begin-backfill.ts';
import { EndMandateWhenSubscriptionCancelled } from './end-mandate-when-subscription-cancelled.handler.ts';
import { GoOnWhenSubscriptionResumed } from './go-on-when-subscription-resumed.handler.ts';
import { UpdateMandateWhenClientChanges } from './update-mandate-when-client-changes.handler.ts';
import { UpdateClientWhenProfileChanged } from './update-client-when-profile-changed.handler.ts';
import { MandatesService } from './mandates.service.ts';
import { MoveMandate } from './move-mandate.processor.ts';

@Module({
  controllers: commandsOf(MandatesService),
  providers: [
    MandatesService,
    UpdateMandateWhenClientChanges,
    EndMandateWhenSubscriptionCancelled,
    GoOnWhenSubscriptionResumed,
    UpdateClientWhenProfileChanged,
    MoveMandate,
    BackfillMandates,
    BeginBackfill,
  ],
})
export class MandatesModule {}
