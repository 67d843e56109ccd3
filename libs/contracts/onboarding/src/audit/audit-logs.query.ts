import { Type } from 'class-transformer';
import { IsOptional, Matches } from 'class-validator';
import { EVENT_TYPE } from '@rep13/contracts-constants';
import { ListQuery } from '@rep13/contracts-messaging';
import { SignupId } from '@rep13/contracts-validation';

/** Which lines of the audit log, newest first. `search`: a part of the event type, or a whole signup id. */
export class AuditLogsQuery extends ListQuery {
  @IsOptional() @Type(() => Number) @SignupId() readonly signupId?: number;
  @IsOptional()
  @Matches(EVENT_TYPE, { message: 'Please use an event type such as onboarding.signup.registered.v1' })
  readonly eventType?: string;
}
