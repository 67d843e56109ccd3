import { Injectable } from '@nestjs/common';
import { ClientAccountActivated } from '@rep13/contracts-onboarding';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { accountActivated } from './account-activated.email.ts';

@Injectable()
export class SendWelcomeWhenClientAccountActivated {
  @OnEvent(ClientAccountActivated, 'mail')
  handle(activation: ClientAccountActivated, { jobs }: Handling): void {
    enqueueEmail(jobs, accountActivated, activation);
  }
}
