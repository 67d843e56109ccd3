import { useState } from 'react';
import type { OrderElementName } from '@rep13/contracts-authority-requests/constants';
import type { AuthorityRequestView } from '@rep13/contracts-sla';
import { useMayChange } from '../work/ticket-work.ts';
import { MissingElements } from './MissingElements.tsx';
import { SuppliedDialog } from './SuppliedDialog.tsx';
import { SuppliedElements } from './SuppliedElements.tsx';

interface ElementsProps {
  request: AuthorityRequestView;
  /** Opens what the authority is written with, the draft in it. */
  onWrite: (draft: string) => void;
}

/** What the order lacks, and what has come since. */
export function Elements({ request, onWrite }: ElementsProps) {
  const mayChange = useMayChange();
  const [asked, setAsked] = useState<OrderElementName | null>(null);
  return (
    <>
      <MissingElements
        request={request}
        onWrite={mayChange && request.email ? onWrite : undefined}
        onSupplied={mayChange ? setAsked : undefined}
      />
      <SuppliedElements request={request} mayChange={mayChange} />
      {asked && <SuppliedDialog element={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
