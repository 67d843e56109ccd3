import { IsBoolean, IsInt, IsOptional, IsString, IsUUID } from 'class-validator';

/** The facts of `approval-events.ts` about any kind of step. Whoever cares about all steps takes these alone. */
abstract class AnyApprovalFact {
  @IsUUID() readonly approvalId!: string;
  /** Open: a kind that comes later is no new version. */
  @IsString() readonly kind!: string;
  @IsInt() readonly requestedBy!: number;
  /** The same fact is announced as v1 too, for who still reads that. Our own services take that one. */
  @IsOptional() @IsBoolean() readonly alsoAsV1?: boolean;
}

/** `ApprovalRequested`, of any kind of step. Announced always; beside v1 for the kinds that v1 lists. */
export class AnyApprovalRequested extends AnyApprovalFact {
  static readonly type = 'gateway.approval.requested.v2';
}

/** `ApprovalGranted`, of any kind of step. Announced always; beside v1 for the kinds that v1 lists. */
export class AnyApprovalGranted extends AnyApprovalFact {
  static readonly type = 'gateway.approval.granted.v2';
}

/** `ApprovalRefused`, of any kind of step. Announced always; beside v1 for the kinds that v1 lists. */
export class AnyApprovalRefused extends AnyApprovalFact {
  static readonly type = 'gateway.approval.refused.v2';
}

/** `GlassBroken`, of any kind of step. Announced always; beside v1 for the kinds that v1 lists. */
export class AnyGlassBroken extends AnyApprovalFact {
  static readonly type = 'gateway.approval.glass-broken.v2';
}

export const APPROVAL_EVENTS_OF_ANY_KIND = [
  AnyApprovalRequested,
  AnyApprovalGranted,
  AnyApprovalRefused,
  AnyGlassBroken,
] as const;
