import { Module } from '@nestjs/common';
import { ApprovalsModule } from '../approvals/index.ts';
import { AdminAccountController } from './admin-account.controller.ts';
import { AdminListsController } from './admin-lists.controller.ts';
import { AdminSessionsController } from './admin-sessions.controller.ts';
import { AdminStepUpController } from './admin-step-up.controller.ts';
import { AdminUsersController } from './admin-users.controller.ts';
import { ApprovalsController } from './approvals.controller.ts';
import { AuthoritiesController } from './authorities.controller.ts';
import { BillingController } from './billing.controller.ts';
import { ClientPublicationController } from './client-publication.controller.ts';
import { ClientsSecondFactorController } from './client-second-factor.controller.ts';
import { ClientsController } from './clients.controller.ts';
import { ColleaguesController } from './colleagues.controller.ts';
import { ContactMessagesController } from './contact-messages.controller.ts';
import { CoordinatorsController } from './coordinators.controller.ts';
import { RepresentativeController } from './representative.controller.ts';
import { DeadLettersController } from './dead-letters.controller.ts';
import { DesignationsController } from './designations.controller.ts';
import { EmailsController } from './emails.controller.ts';
import { ExportsController } from './exports.controller.ts';
import { ListExports } from './exports/list-exports.ts';
import { MailboxController } from './mailbox.controller.ts';
import { MailsController } from './mails.controller.ts';
import { HeldRequestsController } from './held-requests.controller.ts';
import { IncidentsController } from './incidents.controller.ts';
import { InvoicesController } from './invoices.controller.ts';
import { LegalHoldsController } from './legal-holds.controller.ts';
import { MandatesController } from './mandates.controller.ts';
import { PaymentsController } from './payments.controller.ts';
import { ProfileChangesController } from './profile-changes.controller.ts';
import { ReleasesController } from './releases.controller.ts';
import { ResponseTimesController } from './response-times.controller.ts';
import { RetentionController } from './retention.controller.ts';
import { SavedViewsController } from './saved-views.controller.ts';
import { SecondFactorController } from './second-factor.controller.ts';
import { SlaTicketsController } from './sla-tickets.controller.ts';
import { StaffSecondFactorController } from './staff-second-factor.controller.ts';
import { StatisticsController } from './statistics.controller.ts';
import { TicketConversationController } from './ticket-conversation.controller.ts';
import { TicketQueueController } from './ticket-queue.controller.ts';
import { TicketFilesController } from './ticket-files.controller.ts';
import { TicketMoves } from './ticket-moves.ts';
import { TicketWorkController } from './ticket-work.controller.ts';
import { TicketWrites } from './ticket-writes.ts';
import { TotalsController } from './totals.controller.ts';

/** What signed-in staff may call. */
@Module({
  imports: [ApprovalsModule],
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
    // Before the tickets' own: `pulse` is no id, and `messages` no action.
    TicketQueueController,
    TicketConversationController,
    TicketFilesController,
    TicketWorkController,
    SlaTicketsController,
    HeldRequestsController,
    MailsController,
    MailboxController,
    AuthoritiesController,
    ResponseTimesController,
    ApprovalsController,
    ColleaguesController,
    SavedViewsController,
    AdminUsersController,
    StaffSecondFactorController,
    ClientsController,
    ClientsSecondFactorController,
    EmailsController,
    DeadLettersController,
    ContactMessagesController,
    IncidentsController,
    ReleasesController,
    RetentionController,
    LegalHoldsController,
    MandatesController,
    DesignationsController,
    CoordinatorsController,
    RepresentativeController,
    ClientPublicationController,
    ProfileChangesController,
    PaymentsController,
    InvoicesController,
    BillingController,
  ],
  providers: [ListExports, TicketWrites, TicketMoves],
})
export class AdminModule {}
