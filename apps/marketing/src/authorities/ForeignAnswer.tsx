import { FOREIGN_HOURS, type ForeignKind } from '@rep13/contracts-authority-requests/constants';
import { Notice } from '@rep13/ui';
import { LEGAL_ENTITY } from '@rep13/web-kit';
import { Linked } from '../frame/Linked.tsx';
import { useTexts } from '../language/useLanguage.ts';

/** Of what is not ours: whose it is, which time runs, and where we are called. */
export function ForeignAnswer({ kind }: { kind: ForeignKind | null | undefined }) {
  const { foreignOrders } = useTexts().names;
  if (!kind) return null;
  return (
    <Notice tone={FOREIGN_HOURS[kind] === null ? 'info' : 'waiting'}>
      <p>
        {foreignOrders[kind].answer} <Linked text={LEGAL_ENTITY.phone} />
      </p>
    </Notice>
  );
}
