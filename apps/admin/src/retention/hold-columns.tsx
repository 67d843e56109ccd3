import { Button } from 'antd';
import type { LegalHoldView } from '@rep13/contracts-onboarding';
import { formatDateTime, isolated } from '@rep13/ui';
import { CompanyLink } from '../client-links/CompanyLink.tsx';
import { TwoLines } from '../frame/TwoLines.tsx';
import type { Column } from '../list/DataTable.tsx';

/** `onLift` is null for who may only read. */
export function holdColumns(
  nameOf: (actor: string) => string,
  onLift: ((hold: LegalHoldView) => void) | null,
): readonly Column<LegalHoldView>[] {
  const columns: Column<LegalHoldView>[] = [
    { title: 'Client', cell: clientOf },
    { title: 'Reason', cell: ({ reason }) => isolated(reason), isLong: true },
    {
      title: 'Set',
      cell: ({ setAt, setBy }) => <TwoLines main={formatDateTime(setAt)} more={nameOf(setBy)} />,
      isNarrow: true,
    },
    {
      title: 'Lifted',
      cell: ({ liftedAt, liftedBy }) =>
        liftedAt ? <TwoLines main={formatDateTime(liftedAt)} more={nameOf(liftedBy ?? '')} /> : 'In force',
      isNarrow: true,
    },
  ];
  if (!onLift) return columns;
  return [
    ...columns,
    {
      title: 'Change',
      cell: (hold) =>
        hold.liftedAt ? null : (
          <Button
            size="small"
            aria-label={`Lift the hold on ${hold.companyName ?? hold.signupId}`}
            onClick={() => onLift(hold)}
          >
            Lift
          </Button>
        ),
      isNarrow: true,
    },
  ];
}

function clientOf({ signupId, companyName }: LegalHoldView) {
  if (companyName === null) return `Signup ${signupId}, deleted`;
  return <CompanyLink signupId={signupId} name={companyName} />;
}
