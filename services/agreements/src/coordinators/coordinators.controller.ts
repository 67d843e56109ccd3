import { Controller } from '@nestjs/common';
import {
  ConfirmCoordinatorAddress,
  ListCoordinators,
  WithdrawCoordinatorAddress,
  type CoordinatorView,
} from '@rep13/contracts-agreements';
import { OnCommand } from '@rep13/service-kit';
import { Coordinators } from './coordinators.service.ts';

@Controller()
export class CoordinatorsController {
  constructor(private readonly coordinators: Coordinators) {}

  @OnCommand(ListCoordinators)
  list(): Promise<CoordinatorView[]> {
    return this.coordinators.list();
  }

  @OnCommand(ConfirmCoordinatorAddress)
  confirm(command: ConfirmCoordinatorAddress): Promise<CoordinatorView> {
    return this.coordinators.confirm(command);
  }

  @OnCommand(WithdrawCoordinatorAddress)
  withdraw({ state }: WithdrawCoordinatorAddress): Promise<CoordinatorView> {
    return this.coordinators.withdraw(state);
  }
}
