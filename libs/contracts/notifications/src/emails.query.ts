import { IsIn, IsOptional, Matches } from 'class-validator';
import { EMAIL_KIND } from '@rep13/contracts-constants';
import { ListQuery } from '@rep13/contracts-messaging';
import { EMAIL_STATUSES, type EmailStatus } from './constants/index.ts';

/** Which lines of the email log, newest first. `search` looks into recipient, subject and Client ID. */
export class EmailsQuery extends ListQuery {
  @IsOptional() @IsIn(EMAIL_STATUSES) readonly status?: EmailStatus;
  /** The mail's kind. */
  @IsOptional()
  @Matches(EMAIL_KIND, { message: 'Please use a kind such as signup-confirmation' })
  readonly type?: string;
}
