import { Injectable } from '@nestjs/common';
import { AdminUserSecondFactorChanged } from '@rep13/contracts-gateway';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { staffSecondFactorChanged } from './staff-second-factor-changed.email.ts';

@Injectable()
export class TellColleagueWhenSecondFactorChanged {
  @OnEvent(AdminUserSecondFactorChanged, 'mail')
  handle(event: AdminUserSecondFactorChanged, { jobs }: Handling): void {
    const period = `${event.adminUserId}-${event.change}-${event.changedAt}`;
    enqueueEmail(jobs, staffSecondFactorChanged, { ...event }, period);
  }
}
