import * as intake from '@rep13/contracts-api-public/intake';
import { callOf } from '@rep13/contracts-operations';
import { useState } from 'react';
import { INTAKE_WORK_HEADER } from '@rep13/contracts-authority-requests/constants';
import type { AuthorityRequestBody, AuthorityRequestReceiptView } from '@rep13/contracts-authority-requests';
import { formDraft } from '@rep13/ui';
import { ApiError, apiSend, newIdempotencyKey } from '@rep13/web-kit/api';
import type { Work } from '../work/useIntakeWork.ts';
import { useLanguage } from '../../language/useLanguage.ts';
import { toBody } from './order-body.ts';
import { orderErrorMessage } from './order-error-message.ts';
import type { OrderStep } from './order-steps.ts';
import { firstWrong, forget, refuse, valuesOf, type OrderForms } from './useOrderForms.ts';

/** What was sent last and not answered: no answer came, or the page was reloaded before. */
const ATTEMPT = formDraft<{ json: string; key: string }>('authorities.attempt');

type SendingStep = 'idle' | 'working' | 'sending';

export interface Sending {
  step: SendingStep;
  problem: string;
  submit: () => Promise<void>;
}

interface ToSend {
  forms: OrderForms;
  work: Work;
  go: (step: OrderStep) => void;
  onSent: (receipt: AuthorityRequestReceiptView) => void;
}

/** Sends the order, once: tried again, the same order has the same key. */
export function useSendOrder({ forms, work, go, onSent }: ToSend): Sending {
  const [step, setStep] = useState<SendingStep>('idle');
  const [problem, setProblem] = useState('');
  const { code, texts } = useLanguage();

  const submit = async () => {
    if (step !== 'idle') return;
    setProblem('');
    const wrong = firstWrong(forms);
    if (wrong) return go(wrong);
    try {
      const receipt = await fileOrder(toBody(valuesOf(forms), code), work, setStep);
      ATTEMPT.forget();
      forget(forms);
      onSent(receipt);
    } catch (error) {
      const refusedIn = refuse(forms, error instanceof ApiError ? error.errors : undefined);
      if (refusedIn) go(refusedIn);
      else setProblem(orderErrorMessage(error, texts.form.refusals));
    } finally {
      setStep('idle');
    }
  };
  return { step, problem, submit };
}

async function fileOrder(
  body: AuthorityRequestBody,
  work: Work,
  onStep: (step: SendingStep) => void,
): Promise<AuthorityRequestReceiptView> {
  const idempotencyKey = keyOf(JSON.stringify(body));
  const send = async () => {
    onStep('working');
    const proof = await work.proof();
    onStep('sending');
    const headers: Record<string, string> = proof === null ? {} : { [INTAKE_WORK_HEADER]: proof };
    const options = { idempotencyKey, headers };
    return apiSend(callOf(intake.file), body, options);
  };
  const receipt = await send().catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'gateway.intake-work-required') throw error;
    // Too old by now, or used up by another order: done again, without a word.
    work.renew();
    return send();
  });
  work.renew();
  return receipt;
}

function keyOf(json: string): string {
  const { json: sent, key } = ATTEMPT.read() ?? {};
  if (sent === json && typeof key === 'string') return key;
  const fresh = newIdempotencyKey();
  ATTEMPT.save({ json, key: fresh });
  return fresh;
}
