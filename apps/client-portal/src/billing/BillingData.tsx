import * as billing from '@rep13/contracts-api-client/billing';
import type { BillingView } from '@rep13/contracts-onboarding';
import { addressOf, callOf } from '@rep13/contracts-operations';
import { useState } from 'react';
import { Form, FormEnd, Loaded, Notice, useForm } from '@rep13/ui';
import {
  BILLING_RULES,
  BillingFields,
  toBillingBody,
  typedBilling,
  type BillingValues,
} from '@rep13/ui/billing';
import { toast, useIsAlive, useQuestionBeforeLeaving } from '@rep13/web-kit';
import { ApiError, useSend } from '@rep13/web-kit/api';
import { askWhoIsSignedIn } from '../session/useClientUser.ts';
import { useClientApi } from '../session/useClientApi.ts';
import { billingProblem } from './billing-problem.ts';
import { isSessionOver } from '../session/is-session-over.ts';

const LEAVING = 'Leave this page? The billing data that you changed is not saved yet.';

/** Whom the invoices are for. */
export function BillingData() {
  const own = useClientApi(addressOf(billing.billing));
  return (
    <Loaded answer={own} lines={5}>
      {(known) => <BillingForm known={known} onSaved={() => void own.mutate()} />}
    </Loaded>
  );
}

function BillingForm({ known, onSaved }: { known: BillingView; onSaved: () => void }) {
  const [isUnsaved, setUnsaved] = useState(false);
  const [problem, setProblem] = useState('');
  useQuestionBeforeLeaving(isUnsaved, LEAVING);
  const form = useForm<BillingValues>({
    name: 'billing',
    initial: typedBilling(known),
    rules: BILLING_RULES,
    onChange: () => setUnsaved(true),
  });
  const { send, isSending } = useSend(callOf(billing.change));

  const save = async (values: BillingValues) => {
    setProblem('');
    try {
      await send(toBillingBody(values));
      setUnsaved(false);
      toast({ title: 'Billing data saved', description: 'It will appear on all future invoices.' });
      onSaved();
    } catch (error) {
      if (isSessionOver(error)) await askWhoIsSignedIn();
      else if (!form.refuse(error instanceof ApiError ? error.errors : undefined))
        setProblem(billingProblem(error) ?? '');
    }
  };
  return (
    <Form form={form} onSend={save} onCauseGone={() => setProblem('')} isReady={useIsAlive()}>
      {!known.isConfirmed && (
        <Notice tone="info">
          This is what you registered. Please check it once, and say where the number can be looked up.
        </Notice>
      )}
      <BillingFields />
      <FormEnd button="Save billing data" busyButton="Saving…" isSending={isSending} problem={problem} />
    </Form>
  );
}
