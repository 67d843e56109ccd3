import { FOREIGN_ORDERS, type ForeignKind } from '@rep13/contracts-authority-requests/constants';
import { Notice } from '@rep13/ui';
import { LEGAL_ENTITY } from '@rep13/web-kit';
import { Linked } from '../frame/Linked.tsx';

/** Of what is not ours: whose it is, which time runs, and where we are called. */
export function ForeignAnswer({ kind }: { kind: ForeignKind | null | undefined }) {
  if (!kind) return null;
  const { answer, hours } = FOREIGN_ORDERS[kind];
  return (
    <Notice tone={hours === null ? 'info' : 'waiting'}>
      <p>
        {answer} <Linked text={LEGAL_ENTITY.phone} />
      </p>
    </Notice>
  );
}
