import { Module } from '@nestjs/common';
import { CorrespondenceModule } from './correspondence/correspondence.module.ts';
import { FiguresModule } from './figures/figures.module.ts';
import { IntakeModule } from './intake/intake.module.ts';
import { MailModule } from './mail/mail.module.ts';
import { TicketsModule } from './tickets/tickets.module.ts';

@Module({ imports: [TicketsModule, CorrespondenceModule, IntakeModule, FiguresModule, MailModule] })
export class SlaModule {}
