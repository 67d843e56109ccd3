import { useState } from 'react';
import { useQuestionBeforeLeaving } from '@rep13/web-kit';
import { LEAVING_UNSENT } from '../form/leaving-unsent.ts';
import { rememberedEmail } from '../visitor/prefilled-email.ts';
import { SIGNUP_DRAFT } from './signup-draft.ts';
import type { SignupValues } from './signup-fields.ts';

/** What the registration starts with, and a question before what was typed into it is left. */
export function useSignupDraft() {
  const [draft] = useState(SIGNUP_DRAFT.read);
  const [isUnsent, setUnsent] = useState(draft !== null);
  useQuestionBeforeLeaving(isUnsent, LEAVING_UNSENT);
  return {
    initial: { legalContactEmail: rememberedEmail(), ...draft },
    keep: (_changed: Partial<SignupValues>, values: SignupValues) => {
      SIGNUP_DRAFT.keep(values);
      setUnsent(true);
    },
    settle: () => setUnsent(false),
  };
}
