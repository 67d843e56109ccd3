import { Module } from '@nestjs/common';
import { AdminAccountController } from './admin-account.controller.ts';
import { AdminListsController } from './admin-lists.controller.ts';
import { AdminSessionsController } from './admin-sessions.controller.ts';
import { AdminStepUpController } from './admin-step-up.controller.ts';
import { AdminUsersController } from './admin-users.controller.ts';
import { ClientsController } from './clients.controller.ts';
import { ContactMessagesController } from './contact-messages.controller.ts';
import { DeadLettersController } from './dead-letters.controller.ts';
import { EmailsController } from './emails.controller.ts';
import { ExportsController } from './exports.controller.ts';
import { IncidentsController } from './incidents.controller.ts';
import { LegalHoldsController } from './legal-holds.controller.ts';
import { RetentionController } from './retention.controller.ts';
import { SlaTicketsController } from './sla-tickets.controller.ts';
import { StatisticsController } from './statistics.controller.ts';
import { TotalsController } from './totals.controller.ts';

/** What signed-in staff may call. */
@Module({
  controllers: [
    AdminAccountController,
    AdminSessionsController,
    AdminStepUpController,
    AdminListsController,
    // Before the lists' own controllers: `export` is no id.
    ExportsController,
    TotalsController,
    StatisticsController,
    SlaTicketsController,
    AdminUsersController,
    ClientsController,
    EmailsController,
    DeadLettersController,
    ContactMessagesController,
    IncidentsController,
    RetentionController,
    LegalHoldsController,
  ],
})
export class AdminModule {}
