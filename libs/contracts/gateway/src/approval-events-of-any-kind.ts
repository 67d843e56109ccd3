import { IsInt, IsString, IsUUID } from 'class-validator';

/**
 * The facts of `approval-events.ts` about kinds of steps that were added since: their readers know only the first ones.
 * Those are announced as these, the first ones as before. Whoever cares about all steps takes both.
 */
abstract class AnyApprovalFact {
  @IsUUID() readonly approvalId!: string;
  /** Open: a kind that comes later is no new version. */
  @IsString() readonly kind!: string;
  @IsInt() readonly requestedBy!: number;
}

/** `ApprovalRequested`, of a kind of step that came later. Announced instead of v1; the kinds that v1 lists are v1. */
export class AnyApprovalRequested extends AnyApprovalFact {
  static readonly type = 'gateway.approval.requested.v2';
}

/** `ApprovalGranted`, of a kind of step that came later. Announced instead of v1; the kinds that v1 lists are v1. */
export class AnyApprovalGranted extends AnyApprovalFact {
  static readonly type = 'gateway.approval.granted.v2';
}

/** `ApprovalRefused`, of a kind of step that came later. Announced instead of v1; the kinds that v1 lists are v1. */
export class AnyApprovalRefused extends AnyApprovalFact {
  static readonly type = 'gateway.approval.refused.v2';
}

/** `GlassBroken`, of a kind of step that came later. Announced instead of v1; the kinds that v1 lists are v1. */
export class AnyGlassBroken extends AnyApprovalFact {
  static readonly type = 'gateway.approval.glass-broken.v2';
}

export const APPROVAL_EVENTS_OF_ANY_KIND = [
  AnyApprovalRequested,
  AnyApprovalGranted,
  AnyApprovalRefused,
  AnyGlassBroken,
] as const;
