import { IsIn } from 'class-validator';
import { EU_STATE_CODES, type EuStateCode } from '@rep13/contracts-legal-entity';
import { Command, type Refusals } from '@rep13/contracts-messaging';
import { CoordinatorAddressBody } from './coordinator.bodies.ts';
import type { CoordinatorView } from './coordinator.views.ts';

/** The coordinators of all Member States, by the code of the state. */
export class ListCoordinators extends Command<CoordinatorView[]> {
  static readonly subject = 'rpc.agreements.coordinator.list.v1';
}

/**
 * Confirm where a coordinator takes letters by mail, in place of what was confirmed before. What is no Member State is
 * not found.
 */
export class ConfirmCoordinatorAddress extends CoordinatorAddressBody implements Command<CoordinatorView> {
  static readonly subject = 'rpc.agreements.coordinator.confirm-address.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
  declare readonly replyType?: CoordinatorView;
  @IsIn(EU_STATE_CODES) readonly state!: EuStateCode;
}

/** Withdraw it: letters go by hand again. Changes nothing where there is none. What is no Member State is not found. */
export class WithdrawCoordinatorAddress extends Command<CoordinatorView> {
  static readonly subject = 'rpc.agreements.coordinator.withdraw-address.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
  @IsIn(EU_STATE_CODES) readonly state!: EuStateCode;
}

export const COORDINATOR_COMMANDS = [
  ListCoordinators,
  ConfirmCoordinatorAddress,
  WithdrawCoordinatorAddress,
] as const;
