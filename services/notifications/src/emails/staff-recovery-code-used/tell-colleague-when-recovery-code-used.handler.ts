import { Injectable } from '@nestjs/common';
import { AdminUserRecoveryCodeUsed } from '@rep13/contracts-gateway';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { staffRecoveryCodeUsed } from './staff-recovery-code-used.email.ts';

@Injectable()
export class TellColleagueWhenRecoveryCodeUsed {
  @OnEvent(AdminUserRecoveryCodeUsed, 'mail')
  handle(event: AdminUserRecoveryCodeUsed, { jobs }: Handling): void {
    enqueueEmail(jobs, staffRecoveryCodeUsed, { ...event }, `${event.adminUserId}-${event.usedAt}`);
  }
}
