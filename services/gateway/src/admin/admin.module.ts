import { Module } from '@nestjs/common';
import { AdminAccountController } from './admin-account.controller.ts';
import { AdminListsController } from './admin-lists.controller.ts';
import { AdminSessionsController } from './admin-sessions.controller.ts';
import { AdminStepUpController } from './admin-step-up.controller.ts';
import { AdminUsersController } from './admin-users.controller.ts';
import { ClientsSecondFactorController } from './client-second-factor.controller.ts';
import { ClientPublicationController } from './client-publication.controller.ts';
import { ClientsController } from './clients.controller.ts';
import { ContactMessagesController } from './contact-messages.controller.ts';
import { CoordinatorsController } from './coordinators.controller.ts';
import { DeadLettersController } from './dead-letters.controller.ts';
import { DesignationsController } from './designations.controller.ts';
import { EmailsController } from './emails.controller.ts';
import { ExportsController } from './exports.controller.ts';
import { IncidentsController } from './incidents.controller.ts';
import { LegalHoldsController } from './legal-holds.controller.ts';
import { MandatesController } from './mandates.controller.ts';
import { ProfileChangesController } from './profile-changes.controller.ts';
import { RetentionController } from './retention.controller.ts';
import { SecondFactorController } from './second-factor.controller.ts';
import { SlaTicketsController } from './sla-tickets.controller.ts';
import { StaffSecondFactorController } from './staff-second-factor.controller.ts';
import { StatisticsController } from './statistics.controller.ts';
import { TotalsController } from './totals.controller.ts';

/** What signed-in staff may call. */
@Module({
  controllers: [
    AdminAccountController,
    AdminSessionsController,
    AdminStepUpController,
    SecondFactorController,
    AdminListsController,
    // Before the lists' own controllers: `export` is no id.
    ExportsController,
    TotalsController,
    StatisticsController,
    SlaTicketsController,
    AdminUsersController,
    StaffSecondFactorController,
    ClientsController,
    ClientsSecondFactorController,
    EmailsController,
    DeadLettersController,
    ContactMessagesController,
    IncidentsController,
    RetentionController,
    LegalHoldsController,
    MandatesController,
    DesignationsController,
    CoordinatorsController,
    ClientPublicationController,
    ProfileChangesController,
  ],
})
export class AdminModule {}
