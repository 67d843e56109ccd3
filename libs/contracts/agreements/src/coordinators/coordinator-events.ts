import { IsIn } from 'class-validator';
import { EU_STATE_CODES, type EuStateCode } from '@rep13/contracts-legal-entity';

/** A person has read where a coordinator takes notifications by mail. The address stays with agreements. */
export class CoordinatorAddressConfirmed {
  static readonly type = 'agreements.coordinator-address.confirmed.v1';
  @IsIn(EU_STATE_CODES) readonly state!: EuStateCode;
}

/** No letter goes to that address any more. */
export class CoordinatorAddressWithdrawn {
  static readonly type = 'agreements.coordinator-address.withdrawn.v1';
  @IsIn(EU_STATE_CODES) readonly state!: EuStateCode;
}

export const COORDINATOR_EVENTS = [CoordinatorAddressConfirmed, CoordinatorAddressWithdrawn] as const;
