import { IsIn, IsInt, IsISO8601, IsOptional, IsUUID, Matches } from 'class-validator';
import {
  EU_MEMBER_STATES,
  SHA256,
  UPDATE_REMINDER_DAYS,
  type EuMemberState,
  type UpdateReminderDays,
} from '@rep13/contracts-constants';

/** A provider told us about its service (Annex 3), for the first time or again. What it said stays with onboarding. */
export class ProviderInformationSaved {
  static readonly type = 'onboarding.provider-information.saved.v1';

  @IsInt() readonly signupId!: number;
  /** 1 for the first save. */
  @IsInt() readonly version!: number;
  /** One year after this save. */
  @IsISO8601() readonly annualUpdateDue!: string;
}

/** A provider uploaded a policy or a report. Its name and its bytes stay with onboarding. */
export class ProviderFileUploaded {
  static readonly type = 'onboarding.provider-information.file-uploaded.v1';

  @IsInt() readonly signupId!: number;
  @IsUUID() readonly fileId!: string;
  @Matches(SHA256) readonly sha256!: string;
}

/** Why bytes that were sent were thrown away: they act by themselves, or the virus scanner knows them. */
export const FILE_REFUSALS = ['active', 'infected'] as const;
export type FileRefusal = (typeof FILE_REFUSALS)[number];

/** A provider sent a file that could harm who opens it. Nothing of it was kept; the sum lets others recognise it. */
export class ProviderFileRefused {
  static readonly type = 'onboarding.provider-information.file-refused.v1';

  @IsInt() readonly signupId!: number;
  @IsIn(FILE_REFUSALS) readonly reason!: FileRefusal;
  @Matches(SHA256) readonly sha256!: string;
}

/** The provider information is to be looked through again: announced once for each number of days left. */
export class AnnualUpdateDue {
  static readonly type = 'onboarding.provider-information.update-due.v1';

  @IsInt() readonly signupId!: number;
  /** 0 on the day itself. */
  @IsIn(UPDATE_REMINDER_DAYS) readonly daysLeft!: UpdateReminderDays;
  @IsISO8601() readonly annualUpdateDue!: string;
  /** The representative's own Member State, where the markets that the client named do not include it. Article 13(1). */
  @IsOptional() @IsIn(EU_MEMBER_STATES) readonly marketLeftOut?: EuMemberState;
}
