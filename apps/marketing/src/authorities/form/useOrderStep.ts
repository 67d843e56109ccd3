import { useNavigate, useSearchParams } from '@rep13/web-kit/router';
import { ORDER_STEPS, type OrderStep } from './order-steps.ts';

/** The address of a step; the first has the plain one. */
export const addressOf = (step: OrderStep): string =>
  step === 'target' ? '/authorities' : `/authorities?step=${step}`;

/** Which step is shown: it stands in the address, so that Back leads to the one before. */
export function useOrderStep() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const named = params.get('step');
  const index = Math.max(
    0,
    ORDER_STEPS.findIndex((step) => step === named),
  );
  return {
    index,
    /** To be shown at first: its register entry, or its name, comes from another page. */
    target: params.get('target'),
    go: (step: OrderStep, replace = false) => void navigate(addressOf(step), { replace }),
  };
}
