import { IsInt, IsISO8601, IsOptional, Matches } from 'class-validator';
import { SHA256 } from '@rep13/contracts-constants';
import { REGISTER_NUMBER } from '../constants/index.ts';

/** What every event of a point of contact says. */
abstract class ContactPointEvent {
  @IsInt() readonly signupId!: number;
  @Matches(REGISTER_NUMBER) readonly registerNumber!: string;
}

/** The client designated us as its point of contact of Article 11 DSA after it signed; at signing `AgreementSigned` says it. */
export class ContactPointDesignated extends ContactPointEvent {
  static readonly type = 'agreements.contact-point.designated.v1';

  @IsISO8601() readonly designatedAt!: string;
  /** Of the addendum's text, where it was signed for this. */
  @IsOptional() @Matches(SHA256) readonly addendumSha256?: string;
}

/** The client names another point of contact of Article 11 DSA: we are it no longer. The mandate stays. */
export class ContactPointWithdrawn extends ContactPointEvent {
  static readonly type = 'agreements.contact-point.withdrawn.v1';

  @IsISO8601() readonly withdrawnAt!: string;
}

export const CONTACT_POINT_EVENTS = [ContactPointDesignated, ContactPointWithdrawn] as const;
