import type { MandateDetailView } from '@rep13/contracts-agreements';
import type { Mandate } from './mandate.entity.ts';
import { pointOfContactOf } from './point-of-contact.ts';

export const toMandateDetailView = (mandate: Mandate, now: Date): MandateDetailView => ({
  signupId: mandate.signupId,
  registerNumber: mandate.registerNumber,
  state: mandate.stateAt(now),
  beganAt: iso(mandate.beganAt),
  noticeAt: iso(mandate.noticeAt),
  endsAt: iso(mandate.endsAt),
  runOffUntil: iso(mandate.runOffUntil),
  pointOfContact: pointOfContactOf(mandate, mandate.stateAt(now)),
  endReason: mandate.endReason,
  suspendedAt: iso(mandate.suspendedAt),
});

const iso = (time: Date | null): string | null => time?.toISOString() ?? null;
