import { Type } from 'class-transformer';
import { IsOptional, Matches } from 'class-validator';
import { ACTOR, EVENT_KIND, EVENT_TYPE } from '@rep13/contracts-constants';
import { ListQuery } from '@rep13/contracts-messaging';
import { IsDayOrMoment, SignupId } from '@rep13/contracts-validation';

/**
 * Which lines of the audit log, newest first. `search`: a part of the event type, or a whole signup id. With a time or an
 * actor the newest is what happened last, else what was written last.
 */
export class AuditLogsQuery extends ListQuery {
  @IsOptional() @Type(() => Number) @SignupId() readonly signupId?: number;
  @IsOptional()
  @Matches(EVENT_TYPE, { message: 'Please use an event type such as onboarding.signup.registered.v1' })
  readonly eventType?: string;
  /** What happened, in any version of its event: an event type without its end, `onboarding.signup.registered`. */
  @IsOptional()
  @Matches(EVENT_KIND, { message: 'Please use an event without its version: onboarding.signup.registered' })
  readonly kind?: string;
  /** Who did it: `admin:3`, `client:123456789`, `visitor`, `authority`, or `system` for the clock. */
  @IsOptional()
  @Matches(ACTOR, { message: 'Please use admin:, client: with a number, visitor, authority or system' })
  readonly actor?: string;
  /** The first moment that counts: a day begins in UTC. */
  @IsOptional() @IsDayOrMoment() readonly from?: string;
  /** The first moment that no longer counts: a day begins in UTC. */
  @IsOptional() @IsDayOrMoment() readonly to?: string;
}
