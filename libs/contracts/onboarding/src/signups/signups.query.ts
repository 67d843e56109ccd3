import { IsIn, IsOptional } from 'class-validator';
import { ListQuery } from '@rep13/contracts-messaging';
import { OptionalFlag } from '@rep13/contracts-validation';
import { ACCOUNT_STATUSES, type AccountStatus } from '../constants/index.ts';

/** Which signups, newest first; several filters must all hold. `search`: company, legal contact's email, Client ID. */
export class SignupsQuery extends ListQuery {
  @IsOptional()
  @IsIn(ACCOUNT_STATUSES, { message: 'Please use pending, active or suspended' })
  readonly accountStatus?: AccountStatus;
  /** Whether the first year's fee was paid. */
  @OptionalFlag() readonly paid?: boolean;
}
