import type { MandateDetailView, MandateView } from '@rep13/contracts-agreements';

/** What a client reads of the own mandate; of what staff wrote nothing. */
export const toMandateView = (mandate: MandateDetailView | null): MandateView => ({
  registerNumber: mandate?.registerNumber ?? null,
  state: mandate?.state ?? 'awaiting',
  beganAt: mandate?.beganAt ?? null,
  endsAt: mandate?.endsAt ?? null,
  runOffUntil: mandate?.runOffUntil ?? null,
  pointOfContact: mandate?.pointOfContact ?? { designated: false, since: null },
});
