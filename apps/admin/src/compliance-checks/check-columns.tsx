import type { ComplianceCheckView } from '@rep13/contracts-onboarding';
import { formatDate, StatusBadge } from '@rep13/ui';
import type { Column } from '../list/DataTable.tsx';

export const CHECK_COLUMNS: readonly Column<ComplianceCheckView>[] = [
  { title: 'Company', cell: ({ companyName }) => companyName, isPlain: true },
  { title: 'Email', cell: ({ email }) => email, isPlain: true },
  {
    title: 'Status',
    cell: ({ requiresLegalRep }) => <Result isRequired={requiresLegalRep} />,
    isPlain: true,
  },
  { title: 'Date', cell: ({ createdAt }) => formatDate(createdAt), isNarrow: true },
];

function Result({ isRequired }: { isRequired: boolean }) {
  return (
    <StatusBadge tone={isRequired ? 'waiting' : 'neutral'}>
      {isRequired ? 'Legal Rep Required' : 'Not Required'}
    </StatusBadge>
  );
}
