import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { RequiredEmail, RequiredText } from '@rep13/contracts-validation';

/** `PUT /api/admin/coordinators/:state/address`. */
export class CoordinatorAddressBody {
  @RequiredEmail() readonly email!: string;
  /** Where a person read it: a page of the authority, a letter, a call. */
  @RequiredText(LIMITS.addressSourceMax, MESSAGES.addressSource) readonly source!: string;
}
