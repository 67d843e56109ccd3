import { Module } from '@nestjs/common';
import { BadgeController } from './badge.controller.ts';
import { RegisterDocumentsController } from './register-documents.controller.ts';
import { RegisterController } from './register.controller.ts';
import { WellKnownController } from './well-known.controller.ts';

/** The public register: look-ups under `/api`, and what stands at addresses of its own (`web/reserved-paths.ts`). */
@Module({
  controllers: [RegisterController, RegisterDocumentsController, BadgeController, WellKnownController],
})
export class RegisterModule {}
