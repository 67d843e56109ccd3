import { Module } from '@nestjs/common';
import { ClientBillingController } from './billing.controller.ts';
import { ContactPointController } from './contact-point.controller.ts';
import { ClientDesignationController } from './designation.controller.ts';
import { ClientController } from './client.controller.ts';
import { ClientPasswordController } from './client-password.controller.ts';
import { ClientSecondFactorController } from './client-second-factor.controller.ts';
import { ClientSessionsController } from './client-sessions.controller.ts';
import { ClientStepUpController } from './client-step-up.controller.ts';
import { ClientProfileChangesController } from './profile-changes.controller.ts';
import { PublicationController } from './publication.controller.ts';
import { ClientRegistrationController } from './registration.controller.ts';
import { LifeAtRiskController } from './life-at-risk.controller.ts';
import { ReportedOrdersController } from './reported-orders.controller.ts';
import { ClientResponseTimesController } from './response-times.controller.ts';
import { ClientTicketsController } from './sla-tickets.controller.ts';
import { ClientSubscriptionController } from './subscription.controller.ts';
import { TimelineController } from './timeline.controller.ts';
import { TransferFileController } from './transfer-file/transfer-file.controller.ts';

/** What a signed-in client may call. */
@Module({
  controllers: [
    ClientController,
    ContactPointController,
    ClientDesignationController,
    ClientPasswordController,
    ClientSessionsController,
    ClientStepUpController,
    ClientSecondFactorController,
    ClientProfileChangesController,
    PublicationController,
    ClientTicketsController,
    ReportedOrdersController,
    LifeAtRiskController,
    ClientResponseTimesController,
    TimelineController,
    ClientBillingController,
    ClientSubscriptionController,
    ClientRegistrationController,
    TransferFileController,
  ],
})
export class ClientModule {}
