import {
  AnyApprovalGranted,
  AnyApprovalRefused,
  AnyApprovalRequested,
  AnyGlassBroken,
  ApprovalGranted,
  ApprovalRefused,
  ApprovalRequested,
  FIRST_APPROVAL_KINDS,
  GlassBroken,
  type FirstApprovalKind,
} from '@rep13/contracts-gateway';
import type { Scope } from '@rep13/service-kit';
import type { Approval } from './approval.entity.ts';

/** Each fact as readers of the first kinds know it, and as it is announced of every kind. */
const FACTS = {
  requested: [ApprovalRequested, AnyApprovalRequested],
  granted: [ApprovalGranted, AnyApprovalGranted],
  refused: [ApprovalRefused, AnyApprovalRefused],
  'glass-broken': [GlassBroken, AnyGlassBroken],
} as const;

/** Announces what became of a step that takes two. */
export function announceApproval(
  outbox: Scope['outbox'],
  fact: keyof typeof FACTS,
  { id: approvalId, kind, requestedBy }: Pick<Approval, 'id' | 'kind' | 'requestedBy'>,
): void {
  const [OfFirstKind, OfAnyKind] = FACTS[fact];
  const step = { approvalId, requestedBy };
  if (isFirst(kind)) outbox.add(OfFirstKind, { ...step, kind, alsoAsV2: true });
  outbox.add(OfAnyKind, { ...step, kind, ...(isFirst(kind) && { alsoAsV1: true }) });
}

const isFirst = (kind: string): kind is FirstApprovalKind =>
  (FIRST_APPROVAL_KINDS as readonly string[]).includes(kind);
