import type { SignupsQuery } from '@rep13/contracts-onboarding';
import * as files from '@rep13/contracts-api-admin/exports';
import * as lists from '@rep13/contracts-api-admin/lists';
import { ACCOUNT_STATUSES } from '@rep13/contracts-onboarding/constants';
import { ACCOUNT } from '../clients/AccountBadge.tsx';
import { ANY_TEXT, YES_OR_NO, type FiltersOf } from '../list/allowed-values.ts';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListView } from '../list/ListView.tsx';
import { useList } from '../list/useList.ts';
import { SIGNUP_AND_STATE_COLUMNS } from './signup-columns.tsx';

const FILTERS: FiltersOf<SignupsQuery> = {
  search: ANY_TEXT,
  accountStatus: ACCOUNT_STATUSES,
  paid: YES_OR_NO,
};
const STATUSES = ACCOUNT_STATUSES.map((status) => [status, ACCOUNT[status][1]] as const);

/** Every registration, with the way to the client. */
export function SignupsTab() {
  const list = useList(lists.signups, FILTERS);
  const { values, set } = list.filters;
  return (
    <ListView
      list={list}
      file={files.signups}
      label="Client signups"
      columns={SIGNUP_AND_STATE_COLUMNS}
      empty="No client signups found"
      searchLabel="Search company, email or Client ID"
    >
      <FilterSelect
        label="Account"
        value={values['accountStatus'] ?? ''}
        options={STATUSES}
        onChange={(value) => set('accountStatus', value)}
      />
      <FilterSelect
        label="Paid"
        value={values['paid'] ?? ''}
        options={[
          ['true', 'Yes'],
          ['false', 'No'],
        ]}
        onChange={(value) => set('paid', value)}
      />
    </ListView>
  );
}
