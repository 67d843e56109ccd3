import { Module } from '@nestjs/common';
import { commandsOf } from '@rep13/service-kit';
import { BackfillMandates } from './backfill-mandates.processor.ts';
import { BeginBackfill } from './begin-backfill.ts';
import { EndMandateWhenSubscriptionCancelled } from './end-mandate-when-subscription-cancelled.handler.ts';
import { GoOnWhenSubscriptionResumed } from './go-on-when-subscription-resumed.handler.ts';
import { KeepMandateWhenClientChanges } from './keep-mandate-when-client-changes.handler.ts';
import { KeepClientWhenProfileChanged } from './keep-client-when-profile-changed.handler.ts';
import { MandatesService } from './mandates.service.ts';
import { MoveMandate } from './move-mandate.processor.ts';

@Module({
  controllers: commandsOf(MandatesService),
  providers: [
    MandatesService,
    KeepMandateWhenClientChanges,
    EndMandateWhenSubscriptionCancelled,
    GoOnWhenSubscriptionResumed,
    KeepClientWhenProfileChanged,
    MoveMandate,
    BackfillMandates,
    BeginBackfill,
  ],
})
export class MandatesModule {}
