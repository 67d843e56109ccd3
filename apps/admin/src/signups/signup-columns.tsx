import type { SignupListItem } from '@rep13/contracts-onboarding';
import { formatDate } from '@rep13/ui';
import { formatLegalDay } from '@rep13/web-kit';
import { AccountBadge } from '../clients/AccountBadge.tsx';
import { CompanyLink } from '../client-links/CompanyLink.tsx';
import { TwoLines } from '../frame/TwoLines.tsx';
import type { Column } from '../list/DataTable.tsx';

/** Company, contact name and email, country, registration date. */
export const SIGNUP_COLUMNS: readonly Column<SignupListItem>[] = [
  {
    title: 'Company',
    cell: ({ id, companyName, clientId }) => (
      <TwoLines main={<CompanyLink signupId={id} name={companyName} />} more={clientId} />
    ),
    isPlain: true,
  },
  {
    title: 'Contact',
    cell: ({ legalContactName, legalContactEmail }) => (
      <TwoLines main={legalContactName} more={legalContactEmail} />
    ),
    isPlain: true,
  },
  { title: 'Country', cell: ({ countryOfIncorporation }) => countryOfIncorporation },
  { title: 'Registered', cell: ({ createdAt }) => formatDate(createdAt), isNarrow: true },
];

/** In the full list also what is still missing. */
export const SIGNUP_AND_STATE_COLUMNS: readonly Column<SignupListItem>[] = [
  ...SIGNUP_COLUMNS.slice(0, 3),
  { title: 'Account', cell: ({ accountStatus }) => <AccountBadge status={accountStatus} />, isPlain: true },
  { title: 'Paid', cell: ({ paidAt }) => formatLegalDay(paidAt), isNarrow: true },
  ...SIGNUP_COLUMNS.slice(3),
];
