import * as complianceCheck from '@rep13/contracts-api-public/compliance-check';
import { callOf } from '@rep13/contracts-operations';
import type { ComplianceCheckBody, ComplianceCheckView } from '@rep13/contracts-onboarding';
import { toast } from '@rep13/web-kit';
import { formToast } from '../form/about-form.ts';
import { useResumableSubmit } from '../form/useResumableSubmit.ts';
import { prefill } from '../visitor/prefilled.ts';
import { requiresLegalRep } from './check-steps.ts';
import { useCheckStore } from './useCheckStore.ts';

export interface CheckContact {
  email: string;
  companyName: string;
}

/** Sends the answers with who gave them; missing answers count as no. Says how it went. */
export function useSaveCheck() {
  const { answers, finish } = useCheckStore();
  const { send, isSending } = useResumableSubmit<ComplianceCheckBody, object, ComplianceCheckView>(
    callOf(complianceCheck.complete),
    'check',
  );

  /** @throws {ApiError} after the visitor was told, so that the form can mark its fields */
  const save = async ({ email, companyName }: CheckContact) => {
    const { question1 = false, question2 = false, question3 = false } = answers;
    const given = { question1, question2, question3, requiresLegalRep: requiresLegalRep(answers) };
    const check = { email, companyName, ...given };
    try {
      const { isEarlier } = await send(check, {});
      // Other answers, or another company: that is another check.
      if (isEarlier) await send(check, {});
    } catch (error) {
      formToast({ title: 'Submission failed', description: 'Please try again or contact support.' });
      throw error;
    }
    toast({ title: 'Assessment saved', description: 'Your compliance assessment has been recorded.' });
    prefill('email', email);
    prefill('company', companyName);
    finish();
  };
  return { save, isSending };
}
