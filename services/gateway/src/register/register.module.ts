import { Module } from '@nestjs/common';
import { BadgeController } from './badge.controller.ts';
import { ContextsController } from './contexts.controller.ts';
import { MailKeyController } from './mail-key.controller.ts';
import { RegisterDocumentsController } from './register-documents.controller.ts';
import { RegisterController } from './register.controller.ts';
import { StatusListController } from './status-list.controller.ts';
import { WellKnownController } from './well-known.controller.ts';

/** The public register: look-ups under `/api`, and what stands at addresses of its own (`web/reserved-paths.ts`). */
@Module({
  controllers: [
    RegisterController,
    RegisterDocumentsController,
    StatusListController,
    ContextsController,
    BadgeController,
    WellKnownController,
    MailKeyController,
  ],
})
export class RegisterModule {}
