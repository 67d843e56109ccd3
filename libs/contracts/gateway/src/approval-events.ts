import { IsIn, IsInt, IsUUID } from 'class-validator';
import { APPROVAL_KINDS, type ApprovalKind } from '@rep13/contracts-constants';

/** Which step it is that takes two of staff. What it is about in detail stays with the gateway. */
abstract class ApprovalFact {
  @IsUUID() readonly approvalId!: string;
  @IsIn(APPROVAL_KINDS) readonly kind!: ApprovalKind;
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
