import { Injectable } from '@nestjs/common';
import { ClientSetupRequested } from '@rep13/contracts-onboarding';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { setupConfirmation } from './setup-confirmation.email.ts';

@Injectable()
export class SendSetUpLinkWhenClientSetupRequested {
  @OnEvent(ClientSetupRequested, 'mail')
  handle(request: ClientSetupRequested, { jobs }: Handling): void {
    enqueueEmail(jobs, setupConfirmation, request, request.setupId);
  }
}
