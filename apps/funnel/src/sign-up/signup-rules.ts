import { CONSENT_RULES } from '@rep13/ui/consents';
import { PARTICULARS_RULES } from '@rep13/ui/particulars';
import type { Rules } from '@rep13/ui';
import type { SignupValues } from './signup-fields.ts';

/** As the body class `SignupBody` of the contracts has them. */
export const SIGNUP_RULES: Rules<SignupValues> = { ...PARTICULARS_RULES, ...CONSENT_RULES };
