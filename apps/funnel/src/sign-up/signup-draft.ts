import { formDraft } from '@rep13/ui';
import type { SignupValues } from './signup-fields.ts';

/** The registration as far as it is filled in, until it is taken. */
export const SIGNUP_DRAFT = formDraft<SignupValues>('signup');
