import type { AgreementView, DesignationView, MandateView } from '@rep13/contracts-agreements';
import type { ClientProfileView, ClientUserView, ProviderInformationView } from '@rep13/contracts-onboarding';
import type { ClientTicketView } from '@rep13/contracts-sla';
import type { Answer } from '@rep13/ui';
import type { LiveResponse } from '@rep13/web-kit/api';
import type { Standing } from '../next-step/next-steps.ts';

/** What the dashboard has asked for about the client. */
export interface ClientData {
  user: ClientUserView;
  profile: LiveResponse<ClientProfileView>;
  agreement: LiveResponse<AgreementView | null>;
  mandate: LiveResponse<MandateView>;
  letters: LiveResponse<DesignationView[]>;
  provider: Answer<ProviderInformationView | null>;
  tickets: LiveResponse<ClientTicketView[]>;
  /** All of it together, for what is to be done. */
  standing: Answer<Omit<Standing, 'now'>>;
}
