import { Module } from '@nestjs/common';
import { UploadsModule } from '../uploads/uploads.module.ts';
import { AuthorityRequestsController } from './authority-requests.controller.ts';
import { IntakeProofs } from './intake-proofs.ts';
import { AuthorityIntakeController } from './intake.controller.ts';

/** What authorities may call: to file an order, and with its private link. */
@Module({
  imports: [UploadsModule],
  // The intake first: `work` is no reference.
  controllers: [AuthorityIntakeController, AuthorityRequestsController],
  providers: [IntakeProofs],
})
export class AuthoritiesModule {}
