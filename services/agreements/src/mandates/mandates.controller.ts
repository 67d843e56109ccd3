import { Controller } from '@nestjs/common';
import {
  EndMandate,
  FindMandate,
  GetMandateClient,
  type MandateClientView,
  type MandateDetailView,
} from '@rep13/contracts-agreements';
import { OnCommand } from '@rep13/service-kit';
import { MandatesService } from './mandates.service.ts';

@Controller()
export class MandatesController {
  constructor(private readonly mandates: MandatesService) {}

  @OnCommand(FindMandate)
  find({ signupId }: FindMandate): Promise<MandateDetailView | null> {
    return this.mandates.find(signupId);
  }

  @OnCommand(GetMandateClient)
  clientOf({ registerNumber }: GetMandateClient): Promise<MandateClientView> {
    return this.mandates.clientOf(registerNumber);
  }

  @OnCommand(EndMandate)
  end(command: EndMandate): Promise<MandateDetailView> {
    return this.mandates.end(command);
  }
}
