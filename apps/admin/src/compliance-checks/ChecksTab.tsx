import type { ComplianceChecksQuery } from '@rep13/contracts-onboarding';
import * as files from '@rep13/contracts-api-admin/exports';
import * as lists from '@rep13/contracts-api-admin/lists';
import { ANY_TEXT, YES_OR_NO, type FiltersOf } from '../list/allowed-values.ts';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListView } from '../list/ListView.tsx';
import { useList } from '../list/useList.ts';
import { CHECK_COLUMNS } from './check-columns.tsx';

const FILTERS: FiltersOf<ComplianceChecksQuery> = { search: ANY_TEXT, requiresLegalRep: YES_OR_NO };

/** Every free check. */
export function ChecksTab() {
  const list = useList(lists.complianceChecks, FILTERS);
  return (
    <ListView
      list={list}
      file={files.complianceChecks}
      label="Compliance checks"
      columns={CHECK_COLUMNS}
      empty="No compliance checks found"
      searchLabel="Search company or email"
    >
      <FilterSelect
        label="Status"
        value={list.filters.values['requiresLegalRep'] ?? ''}
        options={[
          ['true', 'Legal Rep Required'],
          ['false', 'Not Required'],
        ]}
        onChange={(value) => list.filters.set('requiresLegalRep', value)}
      />
    </ListView>
  );
}
