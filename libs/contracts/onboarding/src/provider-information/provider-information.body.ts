import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsOptional,
  IsUUID,
  ValidateIf,
} from 'class-validator';
import {
  EU_LANGUAGES,
  type EuLanguage,
  EU_MEMBER_STATES,
  type EuMemberState,
  LIMITS,
  MESSAGES,
} from '@rep13/contracts-constants';
import { applyDecorators, SignupId, OptionalWebAddress, RequiredLines } from '@rep13/contracts-validation';

/** One or more of `values`, none of them twice. */
const Choices = (values: readonly string[], message: string): PropertyDecorator =>
  applyDecorators(
    IsArray({ message }),
    ArrayMinSize(1, { message }),
    ArrayMaxSize(values.length, { message: MESSAGES.choiceTwice }),
    IsIn(values, { each: true, message }),
    ArrayUnique({ message: MESSAGES.choiceTwice }),
  );

/** Id of a file uploaded before; absent, null or empty for none. */
const OptionalUpload = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }) => (typeof value === 'string' ? value.trim().toLowerCase() : value)),
    ValidateIf((_, value) => value !== undefined && value !== null && value !== ''),
    IsUUID(undefined, { message: MESSAGES.upload }),
  );

/** What a provider tells us about its service (Annex 3). */
export class ProviderInformationFields {
  @RequiredLines(LIMITS.serviceDescriptionMax, MESSAGES.serviceDescription, LIMITS.serviceDescriptionMin)
  readonly serviceDescription!: string;

  @Choices(EU_MEMBER_STATES, MESSAGES.euMarketsServed) readonly euMarketsServed!: EuMemberState[];
  @OptionalWebAddress(LIMITS.urlMax, MESSAGES.webAddress) readonly contentPolicyUrl?: string | null;
  @OptionalUpload() readonly contentPolicyUpload?: string | null;
  @Choices(EU_LANGUAGES, MESSAGES.supportLanguages) readonly supportLanguages!: EuLanguage[];
  @OptionalWebAddress(LIMITS.urlMax, MESSAGES.webAddress) readonly transparencyReportUrl?: string | null;
  @OptionalUpload() readonly transparencyReportUpload?: string | null;

  @RequiredLines(
    LIMITS.incidentResponsePlanMax,
    MESSAGES.incidentResponsePlan,
    LIMITS.incidentResponsePlanMin,
  )
  readonly incidentResponsePlan!: string;
}

/** `POST /api/provider-information`. */
export class ProviderInformationBody extends ProviderInformationFields {
  @SignupId() readonly signupId!: number;
}

/** `PATCH /api/provider-information/{signupId}`: every field again. The address names the signup; the body may repeat it. */
export class ProviderInformationUpdateBody extends ProviderInformationFields {
  @IsOptional() @SignupId() readonly signupId?: number;
}
