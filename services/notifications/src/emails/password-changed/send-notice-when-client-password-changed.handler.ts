import { Injectable } from '@nestjs/common';
import { ClientPasswordChanged } from '@rep13/contracts';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { bookEmail } from '../email.ts';
import { passwordChanged } from './password-changed.email.ts';

@Injectable()
export class SendNoticeWhenClientPasswordChanged {
  @OnEvent(ClientPasswordChanged, 'mail')
  async handle(change: ClientPasswordChanged, { jobs }: Handling): Promise<void> {
    await bookEmail(jobs, passwordChanged, change, change.changedAt);
  }
}
