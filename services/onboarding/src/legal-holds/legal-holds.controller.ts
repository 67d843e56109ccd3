import { Controller } from '@nestjs/common';
import { ListHeldClients } from '@rep13/contracts-messaging';
import { LiftLegalHold, ListLegalHolds, SetLegalHold, type LegalHoldView } from '@rep13/contracts-onboarding';
import { OnCommand } from '@rep13/service-kit';
import { LegalHoldsService } from './legal-holds.service.ts';

/** Commands about legal holds. */
@Controller()
export class LegalHoldsController {
  constructor(private readonly holds: LegalHoldsService) {}

  @OnCommand(SetLegalHold)
  set(command: SetLegalHold): Promise<LegalHoldView> {
    return this.holds.set(command);
  }

  @OnCommand(LiftLegalHold)
  lift({ id }: LiftLegalHold): Promise<LegalHoldView> {
    return this.holds.lift(id);
  }

  @OnCommand(ListLegalHolds)
  list(): Promise<LegalHoldView[]> {
    return this.holds.list();
  }

  @OnCommand(ListHeldClients)
  clients(): Promise<number[]> {
    return this.holds.clients();
  }
}
