import { IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { MESSAGES } from '@rep13/contracts-constants';
import { SAVED_VIEWS_MAX } from '@rep13/contracts-gateway/constants';
import { ListOf, OptionalText, OrNull, RequiredText } from '@rep13/contracts-validation';

/** `POST /api/admin/approvals/{id}/refuse`. */
export class RefuseApprovalBody {
  @RequiredText(500, MESSAGES.approvalReason) readonly reason!: string;
}

/** `PUT /api/admin/on-call`: who is called first about what nobody works on; null: nobody. */
export class OnCallBody {
  @OrNull()
  @IsInt({ message: MESSAGES.assignee })
  @Min(1, { message: MESSAGES.assignee })
  @Max(2_147_483_647, { message: MESSAGES.assignee })
  readonly adminUserId!: number | null;
}

/** A list with its filters, under a name. */
export class SavedViewBody {
  @RequiredText(60, 'Please give the view a name') readonly name!: string;
  /** The part of the address behind the `?`. */
  @OptionalText(1_000) @IsOptional() @Matches(/^[^#]*$/) readonly query!: string;
}

/** `PUT /api/admin/saved-views`: all that a member of staff has, in the order in which they are shown. */
export class SavedViewsBody {
  @ListOf(SavedViewBody) readonly views!: SavedViewBody[];
  static readonly max = SAVED_VIEWS_MAX;
}
