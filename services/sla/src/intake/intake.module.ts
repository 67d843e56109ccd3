import { Module } from '@nestjs/common';
import { AuthorityLinks } from '../authority-requests/authority-links.ts';
import { ConversationModule } from '../conversation/conversation.module.ts';
import { TicketsModule } from '../tickets/tickets.module.ts';
import { AuthorityCorrespondence } from './authority-correspondence.service.ts';
import { AuthorityIntake } from './authority-intake.service.ts';
import { AuthorityRequestsController } from './authority-requests.controller.ts';
import { Directory } from './directory.service.ts';
import { SenderChecks } from './sender-checks.service.ts';
import { TriageController } from './triage.controller.ts';
import { Triage } from './triage.service.ts';

/** What authorities file, and what staff makes of it. */
@Module({
  imports: [TicketsModule, ConversationModule],
  controllers: [AuthorityRequestsController, TriageController],
  providers: [AuthorityLinks, AuthorityIntake, AuthorityCorrespondence, SenderChecks, Triage, Directory],
})
export class IntakeModule {}
