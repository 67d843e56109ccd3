import { Module } from '@nestjs/common';
import { AdminAccountController } from './admin-account.controller.ts';
import { AdminListsController } from './admin-lists.controller.ts';
import { SlaTicketsController } from './sla-tickets.controller.ts';

/** What signed-in staff may call. */
@Module({ controllers: [AdminAccountController, AdminListsController, SlaTicketsController] })
export class AdminModule {}
