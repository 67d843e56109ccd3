import {
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  Min,
} from 'class-validator';
import { LIMITS, CLIENT_ID } from '@rep13/contracts-constants';
import { CLIENT_FILE_PARTS, type ClientFilePart } from './constants/index.ts';

const ACCOUNTS = ['admin', 'client'] as const;
const PROOFS = ['sign-in', 'second-factor', 'step-up', 'password-change'] as const;
const ENDS = ['signed-out', 'ended-by-owner', 'password-changed'] as const;

/** Somebody signed in. From where is the envelope's, as in all events here. */
export class SignInSucceeded {
  static readonly type = 'gateway.sign-in.succeeded.v1';

  @IsIn(ACCOUNTS) readonly account!: (typeof ACCOUNTS)[number];
  /** Who it was: a member of staff … */
  @IsOptional() @IsInt() readonly adminUserId?: number;
  /** … or a client. */
  @IsOptional() @IsInt() readonly signupId?: number;
}

/** Somebody was asked for a password and let in nowhere. What was typed is not here: it may have been a password. */
export class SignInFailed {
  static readonly type = 'gateway.sign-in.failed.v1';

  @IsIn(ACCOUNTS) readonly account!: (typeof ACCOUNTS)[number];
  /** Where the password, or the second factor, was asked for. */
  @IsIn(PROOFS) readonly at!: (typeof PROOFS)[number];
  /** The member of staff who was named; absent for a name that nobody has. */
  @IsOptional() @IsInt() readonly adminUserId?: number;
  /** The client who was named, if we could find out. */
  @IsOptional() @IsInt() readonly signupId?: number;
  /** What was typed as Client ID, if it has the form of one. */
  @IsOptional() @Matches(CLIENT_ID) readonly clientId?: string;
  /** The code of the answer, such as `gateway.invalid-credentials`. */
  @IsString() @MaxLength(100) readonly code!: string;
  /** How often since: the first is told at once, those of the same minute together when it is over. */
  @IsInt() @Min(1) readonly times!: number;
  @IsISO8601() readonly since!: string;
}

/** Sessions are over before their time. */
export class SessionsEnded {
  static readonly type = 'gateway.session.ended.v1';

  @IsIn(ACCOUNTS) readonly account!: (typeof ACCOUNTS)[number];
  @IsOptional() @IsInt() readonly adminUserId?: number;
  @IsOptional() @IsInt() readonly signupId?: number;
  @IsIn(ENDS) readonly why!: (typeof ENDS)[number];
  /** How many. */
  @IsInt() @Min(1) readonly sessions!: number;
}

/** A guard refused a request: a role that may not, somebody else's signup, a page that is not ours, too many tries. */
export class RequestRefused {
  static readonly type = 'gateway.request.refused.v1';

  /** The client who is signed in there. */
  @IsOptional() @IsInt() readonly signupId?: number;
  /** The code of the answer, such as `gateway.forbidden`. */
  @IsString() @MaxLength(100) readonly code!: string;
  @IsString() @MaxLength(10) readonly method!: string;
  /** The pattern of the address, without ids. */
  @IsString() @MaxLength(200) readonly route!: string;
  /** How often since: the first is told at once, those of the same minute together when it is over. */
  @IsInt() @Min(1) readonly times!: number;
  @IsISO8601() readonly since!: string;
}

/** More kinds of refusals and failed sign-ins in a minute than are told one by one: a flood. */
export class MoreRefused {
  static readonly type = 'gateway.request.more-refused.v1';

  @IsInt() @Min(1) readonly times!: number;
  @IsISO8601() readonly since!: string;
}

/** Which lists there were when their export was first told of: readers of that know no others. */
export const FIRST_EXPORTED_LISTS = [
  'compliance-checks',
  'signups',
  'sla-tickets',
  'audit-logs',
  'emails',
] as const;

abstract class Exported {
  /** Which filters were set, without what was searched for. */
  @IsString({ each: true }) readonly filters!: string[];
  /** How many rows left us. */
  @IsInt() @Min(0) readonly rows!: number;
  /** False for a download that was broken off. */
  @IsBoolean() readonly isComplete!: boolean;
}

/** Staff took a list away as a file. */
export class ListExported extends Exported {
  static readonly type = 'gateway.list.exported.v1';
  @IsIn(FIRST_EXPORTED_LISTS) readonly list!: (typeof FIRST_EXPORTED_LISTS)[number];
  /** Absent in events from before December 2026, which have no twin. */
  @IsOptional() @IsBoolean() readonly alsoAsV2?: boolean;
}

/** `ListExported`, of any list. Announced always; beside v1 for the lists that v1 names. Open: the next list is no new version. */
export class AnyListExported extends Exported {
  static readonly type = 'gateway.list.exported.v2';
  @IsString() readonly list!: string;
  /** The same fact is announced as v1 too, for who still reads that. Our own services take that one. */
  @IsOptional() @IsBoolean() readonly alsoAsV1?: boolean;
}

/**
 * Staff looked into a client's file. Told of each part when it was not read by the same member of staff in the last ten
 * minutes, and once an hour for a page that is left open.
 */
export class ClientFileRead {
  static readonly type = 'gateway.client-file.read.v1';

  @IsInt() readonly signupId!: number;
  @IsIn(CLIENT_FILE_PARTS) readonly part!: ClientFilePart;
}

/** Staff wrote on the public status page what an incident was. */
export class IncidentDescribed {
  static readonly type = 'gateway.incident.described.v1';

  @IsInt() readonly incidentId!: number;
  @IsString() @MaxLength(LIMITS.incidentTitleMax) readonly title!: string;
  @IsString() @MaxLength(LIMITS.incidentTextMax) readonly words!: string;
}
