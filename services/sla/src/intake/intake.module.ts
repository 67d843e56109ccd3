import { Module } from '@nestjs/common';
import { commandsOf } from '@rep13/service-kit';
import { AuthorityLinks } from '../authority-requests/authority-links.ts';
import { ConversationModule } from '../conversation/conversation.module.ts';
import { TicketsModule } from '../tickets/tickets.module.ts';
import { AuthorityCorrespondence } from './authority-correspondence.service.ts';
import { AuthorityIntake } from './authority-intake.service.ts';
import { ClientChanges } from './client-changes.service.ts';
import { Directory } from './directory.service.ts';
import { Elements } from './elements.service.ts';
import { Represented } from './represented.ts';
import { Reopening } from './reopening.ts';
import { SenderChecks } from './sender-checks.service.ts';
import { StaffIntake } from './staff-intake.service.ts';
import { Triage } from './triage.service.ts';

/** What authorities file, and what staff makes of it. */
@Module({
  imports: [TicketsModule, ConversationModule],
  controllers: commandsOf(
    AuthorityIntake,
    AuthorityCorrespondence,
    SenderChecks,
    StaffIntake,
    Triage,
    ClientChanges,
    Elements,
    Directory,
  ),
  providers: [
    AuthorityLinks,
    AuthorityIntake,
    AuthorityCorrespondence,
    ClientChanges,
    Elements,
    Reopening,
    Represented,
    SenderChecks,
    StaffIntake,
    Triage,
    Directory,
  ],
})
export class IntakeModule {}
