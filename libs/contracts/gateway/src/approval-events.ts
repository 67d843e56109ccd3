import { IsBoolean, IsIn, IsInt, IsOptional, IsUUID } from 'class-validator';

/** What takes two since these events were first published. Kinds of later are told by `approval-events-of-any-kind.ts`. */
export const FIRST_APPROVAL_KINDS = [
  'close-critical-ticket',
  'refuse-order',
  'lift-do-not-inform',
  'end-mandate',
] as const;
export type FirstApprovalKind = (typeof FIRST_APPROVAL_KINDS)[number];

/** Which step it is that takes two of staff. What it is about in detail stays with the gateway. */
abstract class ApprovalFact {
  @IsUUID() readonly approvalId!: string;
  @IsIn(FIRST_APPROVAL_KINDS) readonly kind!: FirstApprovalKind;
  /** Absent in events from before December 2026, which have no twin. */
  @IsOptional() @IsBoolean() readonly alsoAsV2?: boolean;
}

/** Somebody asks for a step that takes two; the envelope's actor asks. */
export class ApprovalRequested extends ApprovalFact {
  static readonly type = 'gateway.approval.requested.v1';
  @IsInt() readonly requestedBy!: number;
}

/** A second person agreed, and the step was done. */
export class ApprovalGranted extends ApprovalFact {
  static readonly type = 'gateway.approval.granted.v1';
  @IsInt() readonly requestedBy!: number;
}

/** A second person refused, or who had asked took it back. */
export class ApprovalRefused extends ApprovalFact {
  static readonly type = 'gateway.approval.refused.v1';
  @IsInt() readonly requestedBy!: number;
}

/** A step that takes two was done by one: nobody else could agree, or it could not wait. Every admin is told. */
export class GlassBroken extends ApprovalFact {
  static readonly type = 'gateway.approval.glass-broken.v1';
  @IsInt() readonly requestedBy!: number;
}

/** Somebody is called first now about what nobody works on. */
export class OnCallChanged {
  static readonly type = 'gateway.on-call.changed.v1';
  /** Staff's id; 0: nobody. */
  @IsInt() readonly adminUserId!: number;
}
