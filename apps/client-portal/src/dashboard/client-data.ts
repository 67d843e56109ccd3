import type {
  AgreementView,
  ClientProfileView,
  ClientTicketView,
  ClientUserView,
  ProviderInformationView,
} from '@rep13/contracts';
import type { Answer } from '@rep13/ui';
import type { LiveResponse } from '@rep13/web-kit/api';

/** What the dashboard has asked for about the client. */
export interface ClientData {
  user: ClientUserView;
  profile: LiveResponse<ClientProfileView>;
  agreement: LiveResponse<AgreementView | null>;
  provider: Answer<ProviderInformationView | null>;
  tickets: LiveResponse<ClientTicketView[]>;
}
