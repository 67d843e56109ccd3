import { Module } from '@nestjs/common';
import { TicketsModule } from '../tickets/tickets.module.ts';

/** What authorities file, and what staff makes of it. */
@Module({ imports: [TicketsModule] })
export class IntakeModule {}
