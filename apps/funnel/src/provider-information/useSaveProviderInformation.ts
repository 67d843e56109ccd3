import * as providerInformation from '@rep13/contracts-api-public/provider-information';
import { callOf } from '@rep13/contracts-operations';
import { useState } from 'react';
import type { ProviderInformationFields, ProviderInformationView } from '@rep13/contracts-onboarding';
import { toast } from '@rep13/web-kit';
import { ApiError, useSend } from '@rep13/web-kit/api';
import { formToast } from '../form/about-form.ts';

/**
 * Saves what a provider says, and tells how it went: the first save creates the record, later ones replace it.
 * `onElsewhere` is called when another window has made the first save meanwhile.
 */
export function useSaveProviderInformation(signupId: number, isUpdate: boolean, onElsewhere: () => void) {
  const creation = useSend(callOf(providerInformation.create));
  const update = useSend(callOf(providerInformation.update, { params: { signupId } }));

  const [isSessionOver, setSessionOver] = useState(false);

  /** @throws {ApiError} after the visitor was told, so that the form can mark its fields */
  const save = async (fields: ProviderInformationFields): Promise<ProviderInformationView> => {
    setSessionOver(false);
    try {
      const saved = await (isUpdate ? update : creation).send({ ...fields, signupId });
      toast({
        title: `Provider information ${isUpdate ? 'updated' : 'submitted'} successfully`,
        description: 'Your Annex 3 documentation is now complete. You can access your compliance dashboard.',
      });
      return saved;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setSessionOver(error.status === 404);
      formToast({ title: 'Submission failed', description: saveErrorMessage(error) });
      if (error.code === 'onboarding.provider-information-exists') onElsewhere();
      throw error;
    }
  };
  return { save, isSending: creation.isSending || update.isSending, isSessionOver };
}

const FAILED = 'Please check your information and try again.';

function saveErrorMessage(error: ApiError): string {
  if (error.status === 404)
    return `${FAILED} Your session has ended: sign in, or open the link from our email again. What you typed is kept here.`;
  if (error.code === 'onboarding.provider-information-exists')
    return 'The information was saved in another window meanwhile. Check it, then save again.';
  const hasDetail = error.data !== undefined && error.detail !== '';
  return hasDetail ? error.detail : FAILED;
}
