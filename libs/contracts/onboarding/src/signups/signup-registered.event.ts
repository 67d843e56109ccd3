import { IsInt, IsISO8601, IsString } from 'class-validator';

/** A company registered for the service. Who it is stays with onboarding: ask `GetSignupParty`. */
export class SignupRegistered {
  static readonly type = 'onboarding.signup.registered.v1';

  @IsInt() readonly signupId!: number;
  @IsString() readonly clientId!: string;
  @IsString() readonly contractVersion!: string;
  @IsISO8601() readonly registeredAt!: string;
}
