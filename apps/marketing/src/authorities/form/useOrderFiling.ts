import { useState } from 'react';
import type { AuthorityRequestReceiptView } from '@rep13/contracts-authority-requests';
import { useIntakeWork } from '../work/useIntakeWork.ts';
import { ORDER_STEPS, type OrderStep } from './order-steps.ts';
import { isBegun, useOrderForms, type OrderForms } from './useOrderForms.ts';
import { useOrderStep } from './useOrderStep.ts';
import { useSendOrder, type Sending } from './useSendOrder.ts';

/** An order that is being written: its forms, its files, the step that is shown, and how far the sending is. */
export interface OrderFiling {
  forms: OrderForms;
  files: readonly File[];
  setFiles: (files: readonly File[]) => void;
  /** Of the step that is shown. */
  index: number;
  /** The address names whom it is about. */
  target: string | null;
  go: (step: OrderStep, replace?: boolean) => void;
  /** Something is wrong in the step that is shown. */
  isWrong: boolean;
  isBegun: boolean;
  sending: Sending;
}

export function useOrderFiling(onSent: (receipt: AuthorityRequestReceiptView) => void): OrderFiling {
  const forms = useOrderForms();
  const [files, setFiles] = useState<readonly File[]>([]);
  const { index, target, go } = useOrderStep();
  const begun = isBegun(forms);
  const work = useIntakeWork(begun || index > 0);
  const step = ORDER_STEPS[index] ?? 'target';
  const isWrong = step !== 'review' && forms[step].refusals > 0;
  const sending = useSendOrder({ forms, work, go, onSent });
  return { forms, files, setFiles, index, target, go, isWrong, isBegun: begun, sending };
}
