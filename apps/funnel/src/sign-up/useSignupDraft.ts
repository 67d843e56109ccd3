import { useState } from 'react';
import { useQuestionBeforeLeaving } from '@rep13/web-kit';
import { LEAVING_UNSENT } from '../form/leaving-unsent.ts';
import { prefilled } from '../visitor/prefilled.ts';
import { SIGNUP_DRAFT } from './signup-draft.ts';
import { NOTHING_TYPED, type SignupValues } from './signup-fields.ts';

/** What the registration starts with, and a question before what was typed into it is left. */
export function useSignupDraft() {
  const [draft] = useState(SIGNUP_DRAFT.read);
  const [isUnsent, setUnsent] = useState(draft !== null);
  useQuestionBeforeLeaving(isUnsent, LEAVING_UNSENT);
  return {
    initial: {
      ...NOTHING_TYPED,
      companyName: prefilled('company'),
      websiteUrl: prefilled('website'),
      legalContactEmail: prefilled('email'),
      ...draft,
    },
    saveDraft: (values: SignupValues) => {
      SIGNUP_DRAFT.save(values);
      setUnsent(true);
    },
    settle: () => setUnsent(false),
  };
}
