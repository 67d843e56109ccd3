import type { DocumentMandateView } from '@rep13/contracts-agreements';
import { mandateStateAt, publicStateAt } from '../mandates/mandate-state.ts';
import type { Issued } from './issued-as.ts';

/** How the mandate of a document stands; an agreement has one also before anybody paid for it. */
export function toDocumentMandateView({ document, mandate }: Issued, now: Date): DocumentMandateView | null {
  if (document.kind === 'invoice' || document.kind === 'credit-note') return null;
  if (!mandate) return { state: 'awaiting', registerNumber: null, endsAt: null };
  return {
    state: mandateStateAt(mandate, now),
    registerNumber: publicStateAt(mandate, now) && mandate.registerNumber,
    endsAt: mandate.endsAt?.toISOString() ?? null,
  };
}
