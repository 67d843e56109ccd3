import { Module } from '@nestjs/common';
import { AdminAccountController } from './admin-account.controller.ts';
import { AdminListsController } from './admin-lists.controller.ts';

/** What signed-in staff may call. */
@Module({ controllers: [AdminAccountController, AdminListsController] })
export class AdminModule {}
