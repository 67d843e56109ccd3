import { Controller } from '@nestjs/common';
import {
  AcceptProfileChange,
  AskProfileChange,
  ConfirmNewAddress,
  GetClientProfileChanges,
  GetProfileChange,
  ListProfileChanges,
  RefuseProfileChange,
  StopProfileChange,
  WithdrawProfileChange,
  type AddressConfirmationView,
  type ChangeStoppedView,
  type ClientProfileChangesView,
  type ProfileChangeItem,
  type ProfileChangeView,
} from '@rep13/contracts-onboarding';
import { OnCommand } from '@rep13/service-kit';
import { ProfileChangeQueries } from './profile-change-queries.service.ts';
import { ProfileChanges } from './profile-changes.service.ts';

/** Commands about changes of what clients registered. */
@Controller()
export class ProfileChangesController {
  constructor(
    private readonly changes: ProfileChanges,
    private readonly queries: ProfileChangeQueries,
  ) {}

  @OnCommand(AskProfileChange)
  ask(command: AskProfileChange): Promise<ProfileChangeView> {
    return this.changes.ask(command);
  }

  @OnCommand(WithdrawProfileChange)
  withdraw(command: WithdrawProfileChange): Promise<ProfileChangeView> {
    return this.changes.withdraw(command);
  }

  @OnCommand(AcceptProfileChange)
  accept({ changeId }: AcceptProfileChange): Promise<ProfileChangeView> {
    return this.changes.accept(changeId);
  }

  @OnCommand(RefuseProfileChange)
  refuse(command: RefuseProfileChange): Promise<ProfileChangeView> {
    return this.changes.refuse(command);
  }

  @OnCommand(ConfirmNewAddress)
  confirmAddress(command: ConfirmNewAddress): Promise<AddressConfirmationView> {
    return this.changes.confirmAddress(command);
  }

  @OnCommand(StopProfileChange)
  stop(command: StopProfileChange): Promise<ChangeStoppedView> {
    return this.changes.stop(command);
  }

  @OnCommand(GetClientProfileChanges)
  ofClient({ signupId }: GetClientProfileChanges): Promise<ClientProfileChangesView> {
    return this.queries.ofClient(signupId);
  }

  @OnCommand(GetProfileChange)
  get({ changeId }: GetProfileChange): Promise<ProfileChangeView> {
    return this.queries.get(changeId);
  }

  @OnCommand(ListProfileChanges)
  list(): Promise<ProfileChangeItem[]> {
    return this.queries.listOpen();
  }
}
