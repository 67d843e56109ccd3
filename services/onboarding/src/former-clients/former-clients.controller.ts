import { Controller } from '@nestjs/common';
import { RegisterAgain, type SignupView } from '@rep13/contracts-onboarding';
import { OnCommand } from '@rep13/service-kit';
import { FormerClientsService } from './former-clients.service.ts';

/** What onboarding answers about former clients. */
@Controller()
export class FormerClientsController {
  constructor(private readonly formerClients: FormerClientsService) {}

  @OnCommand(RegisterAgain)
  registerAgain(command: RegisterAgain): Promise<SignupView> {
    return this.formerClients.registerAgain(command);
  }
}
