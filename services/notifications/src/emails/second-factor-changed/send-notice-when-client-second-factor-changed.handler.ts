import { Injectable } from '@nestjs/common';
import { ClientSecondFactorChanged } from '@rep13/contracts-gateway';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { secondFactorChanged } from './second-factor-changed.email.ts';

@Injectable()
export class SendNoticeWhenClientSecondFactorChanged {
  @OnEvent(ClientSecondFactorChanged, 'mail')
  handle(event: ClientSecondFactorChanged, { jobs }: Handling): void {
    enqueueEmail(jobs, secondFactorChanged, { ...event }, `${event.change}-${event.changedAt}`);
  }
}
