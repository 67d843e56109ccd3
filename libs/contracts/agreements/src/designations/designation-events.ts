import { IsIn, IsInt, IsISO8601, IsString } from 'class-validator';
import { DESIGNATION_REASONS, type DesignationReason } from '../constants/index.ts';

/** What every event of a letter to a coordinator says. */
abstract class DesignationEvent {
  @IsInt() readonly designationId!: number;
  @IsInt() readonly signupId!: number;
  @IsIn(DESIGNATION_REASONS) readonly reason!: DesignationReason;
  /** The coordinator's name. */
  @IsString() readonly coordinator!: string;
}

/** The client signed the letter of designation: it can be sent. */
export class DesignationSigned extends DesignationEvent {
  static readonly type = 'agreements.designation.signed.v1';
  @IsISO8601() readonly signedAt!: string;
}

/** Staff has the letter mailed. It counts as sent once the mail server has taken it. */
export class DesignationSendingBegan extends DesignationEvent {
  static readonly type = 'agreements.designation.sending-began.v1';
  /** Tells this sending from others of the same letter. */
  @IsISO8601() readonly sendingAt!: string;
}

/** The letter was sent to the coordinator, Article 13(4) DSA. */
export class DesignationSent extends DesignationEvent {
  static readonly type = 'agreements.designation.sent.v1';
  @IsISO8601() readonly sentAt!: string;
}

/** The coordinator has said that it has the letter. */
export class DesignationAcknowledged extends DesignationEvent {
  static readonly type = 'agreements.designation.acknowledged.v1';
  @IsISO8601() readonly acknowledgedAt!: string;
}

/** The coordinator did not take the letter. Why stands in the letter's row only. */
export class DesignationReturned extends DesignationEvent {
  static readonly type = 'agreements.designation.returned.v1';
  @IsISO8601() readonly returnedAt!: string;
}

/** It was sent long ago, and the coordinator has not said that it has it. */
export class DesignationOverdue extends DesignationEvent {
  static readonly type = 'agreements.designation.overdue.v1';
  @IsISO8601() readonly sentAt!: string;
}

export const DESIGNATION_EVENTS = [
  DesignationSigned,
  DesignationSendingBegan,
  DesignationSent,
  DesignationAcknowledged,
  DesignationReturned,
  DesignationOverdue,
] as const;
