import { Module } from '@nestjs/common';
import { commandsOf } from '@rep13/service-kit';
import { SignupsModule } from '../signups/index.ts';
import { FormerClientsService } from './former-clients.service.ts';

/** Clients who come back after their agreement has ended. */
@Module({
  imports: [SignupsModule],
  controllers: commandsOf(FormerClientsService),
  providers: [FormerClientsService],
})
export class FormerClientsModule {}
