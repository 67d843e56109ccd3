import { Controller } from '@nestjs/common';
import {
  CreateProviderInformation,
  GetProviderInformation,
  UpdateProviderInformation,
  type ProviderInformationView,
} from '@rep13/contracts-onboarding';
import { OnCommand } from '@rep13/service-kit';
import { ProviderInformationService } from './provider-information.service.ts';

/** What onboarding answers about provider information. */
@Controller()
export class ProviderInformationController {
  constructor(private readonly information: ProviderInformationService) {}

  @OnCommand(CreateProviderInformation)
  create(command: CreateProviderInformation): Promise<ProviderInformationView> {
    return this.information.create(command);
  }

  @OnCommand(UpdateProviderInformation)
  update(command: UpdateProviderInformation): Promise<ProviderInformationView> {
    return this.information.update(command);
  }

  @OnCommand(GetProviderInformation)
  get({ signupId }: GetProviderInformation): Promise<ProviderInformationView> {
    return this.information.get(signupId);
  }
}
