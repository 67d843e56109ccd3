import { Module } from '@nestjs/common';
import { SignupsModule } from '../signups/index.ts';
import { FormerClientsController } from './former-clients.controller.ts';
import { FormerClientsService } from './former-clients.service.ts';

/** Clients who come back after their agreement has ended. */
@Module({
  imports: [SignupsModule],
  controllers: [FormerClientsController],
  providers: [FormerClientsService],
})
export class FormerClientsModule {}
