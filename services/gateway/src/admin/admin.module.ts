import { Module } from '@nestjs/common';
import { AdminAccountController } from './admin-account.controller.ts';
import { AdminListsController } from './admin-lists.controller.ts';
import { AdminUsersController } from './admin-users.controller.ts';
import { ClientsController } from './clients.controller.ts';
import { SlaTicketsController } from './sla-tickets.controller.ts';

/** What signed-in staff may call. */
@Module({
  controllers: [
    AdminAccountController,
    AdminListsController,
    SlaTicketsController,
    AdminUsersController,
    ClientsController,
  ],
})
export class AdminModule {}
