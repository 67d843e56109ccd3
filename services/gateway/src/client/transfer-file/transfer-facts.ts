import type { AgreementView, DesignationView, MandateView } from '@rep13/contracts-agreements';
import type { Moment } from '@rep13/contracts-constants';
import type { ClientProfileView, ProviderInformationView } from '@rep13/contracts-onboarding';
import type { ClientTicketView } from '@rep13/contracts-sla';

/** What the next legal representative needs to know; all of it the client may see anyway. */
export interface TransferFacts {
  readonly madeAt: Moment;
  readonly company: ClientProfileView;
  readonly mandate: MandateView;
  readonly agreement: AgreementView | null;
  /** The letters to the coordinator, and what it said. */
  readonly designation: readonly DesignationView[];
  readonly providerInformation: ProviderInformationView | null;
  /** The authorities' orders, newest first, without their files. */
  readonly orders: readonly ClientTicketView[];
}
