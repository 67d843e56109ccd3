import { IsBoolean, IsIn, IsInt, IsISO8601, IsOptional } from 'class-validator';
import type { ProfileField } from '../particulars/client-particulars.ts';
import { ADDRESS_FIELDS, PROFILE_FIELDS, type AddressField } from '../particulars/particulars.ts';

/** A client, or staff for it, wants other particulars. The values stay with onboarding. */
export class ProfileChangeAsked {
  static readonly type = 'onboarding.profile-change.asked.v1';

  @IsInt() readonly signupId!: number;
  @IsInt() readonly changeId!: number;
  @IsIn(PROFILE_FIELDS, { each: true }) readonly fields!: ProfileField[];
  /** Staff has to accept what is said of the company. */
  @IsBoolean() readonly awaitsStaff!: boolean;
  /** Whose new address has to be confirmed from its mailbox. */
  @IsIn(ADDRESS_FIELDS, { each: true }) readonly awaitsAddresses!: AddressField[];
  /** It waits until the contact before it was told and had its time to stop it; absent: it does not. */
  @IsOptional() @IsBoolean() readonly isStoppable?: boolean;
}

/** The particulars are others now. Whoever shows them asks for them again. */
export class ProfileChanged {
  static readonly type = 'onboarding.profile.changed.v1';

  @IsInt() readonly signupId!: number;
  @IsInt() readonly changeId!: number;
  @IsIn(PROFILE_FIELDS, { each: true }) readonly fields!: ProfileField[];
  @IsISO8601() readonly changedAt!: string;
}

/** Staff refused a change. Why stands in its row. */
export class ProfileChangeRefused {
  static readonly type = 'onboarding.profile-change.refused.v1';

  @IsInt() readonly signupId!: number;
  @IsInt() readonly changeId!: number;
}

/** The client took a change back before anything of it happened. */
export class ProfileChangeWithdrawn {
  static readonly type = 'onboarding.profile-change.withdrawn.v1';

  @IsInt() readonly signupId!: number;
  @IsInt() readonly changeId!: number;
}

/** The contact before a change stopped it by the button that the mail about it leads to. */
export class ProfileChangeStopped {
  static readonly type = 'onboarding.profile-change.stopped.v1';

  @IsInt() readonly signupId!: number;
  @IsInt() readonly changeId!: number;
}
