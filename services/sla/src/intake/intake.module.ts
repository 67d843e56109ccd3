import { Module } from '@nestjs/common';
import { commandsOf } from '@rep13/service-kit';
import { AuthorityLinks } from '../authority-requests/authority-links.ts';
import { ConversationModule } from '../conversation/conversation.module.ts';
import { TicketsModule } from '../tickets/tickets.module.ts';
import { ReplyTags } from '../authority-requests/reply-tags.ts';
import { AuthorityAddressService } from './authority-address.service.ts';
import { AuthorityCorrespondenceService } from './authority-correspondence.service.ts';
import { AuthorityIntakeService } from './authority-intake.service.ts';
import { ClientChangesService } from './client-changes.service.ts';
import { DirectoryService } from './directory.service.ts';
import { ElementsService } from './elements.service.ts';
import { BeginRecoveringReceipts } from './begin-recovering-receipts.ts';
import { RecoverReceipts } from './recover-receipts.processor.ts';
import { RecordReceiptWhenMailed } from './record-receipt-when-mailed.handler.ts';
import { Represented } from './represented.ts';
import { LifeAtRiskService } from './life-at-risk.service.ts';
import { ReportedOrdersService } from './reported-orders.service.ts';
import { Reopening } from './reopening.ts';
import { SenderChecksService } from './sender-checks.service.ts';
import { StaffIntakeService } from './staff-intake.service.ts';
import { TriageService } from './triage.service.ts';

/** What authorities file, and what staff makes of it. */
@Module({
  imports: [TicketsModule, ConversationModule],
  controllers: commandsOf(
    AuthorityIntakeService,
    AuthorityCorrespondenceService,
    SenderChecksService,
    StaffIntakeService,
    ReportedOrdersService,
    LifeAtRiskService,
    TriageService,
    ClientChangesService,
    ElementsService,
    DirectoryService,
    AuthorityAddressService,
  ),
  providers: [
    AuthorityLinks,
    AuthorityIntakeService,
    AuthorityCorrespondenceService,
    ClientChangesService,
    ElementsService,
    Reopening,
    Represented,
    RecordReceiptWhenMailed,
    BeginRecoveringReceipts,
    RecoverReceipts,
    SenderChecksService,
    StaffIntakeService,
    ReportedOrdersService,
    LifeAtRiskService,
    TriageService,
    DirectoryService,
    AuthorityAddressService,
    ReplyTags,
  ],
  exports: [Reopening, ReplyTags, Represented],
})
export class IntakeModule {}
