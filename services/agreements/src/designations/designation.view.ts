import type { DesignationDetailView, DesignationView } from '@rep13/contracts-agreements';
import { coordinatorOf } from '@rep13/contracts-legal-entity';
import type { Designation } from './designation.entity.ts';

/** What a client reads of it. */
export const toDesignationView = (designation: Designation): DesignationView => ({
  id: designation.id,
  reason: designation.reason,
  state: designation.state,
  coordinator: designation.coordinator,
  letter: { ...designation.letter, sha256: designation.textSha256 },
  isUploaded: designation.isUploaded,
  createdAt: designation.createdAt.toISOString(),
  signedAt: iso(designation.signedAt),
  signerName: designation.signerName,
  signerTitle: designation.signerTitle,
  sentAt: iso(designation.sentAt),
  acknowledgedAt: iso(designation.acknowledgedAt),
  returnedAt: iso(designation.returnedAt),
});

export function toDesignationDetailView(
  designation: Designation,
  mailTo: string | null,
): DesignationDetailView {
  const { procedure, site, note } = coordinatorOf(designation.coordinatorState);
  return {
    ...toDesignationView(designation),
    ...{ procedure, site, note },
    signupId: designation.signupId,
    companyName: designation.companyName,
    channel: designation.channel,
    reference: designation.reference,
    returnReason: designation.returnReason,
    mailTo,
  };
}

const iso = (time: Date | null): string | null => time?.toISOString() ?? null;
