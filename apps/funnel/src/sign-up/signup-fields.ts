import type { SignupBody } from '@rep13/contracts-onboarding';
import { PARTICULARS_LABELS } from '@rep13/contracts-onboarding/constants';
import { CONSENT_LABELS, NOTHING_TICKED } from '@rep13/ui/consents';
import { NO_PARTICULARS } from '@rep13/ui/particulars';
import type { Attribution } from '@rep13/web-kit';

/** What the visitor types and ticks; the rest of the body is added when it is sent. */
export type SignupValues = Omit<SignupBody, keyof Attribution | 'contractVersion'>;
export type SignupField = keyof SignupValues;

/** Every field, in the order in which they stand. */
export const NOTHING_TYPED: SignupValues = {
  ...NO_PARTICULARS,
  ...NOTHING_TICKED,
};

/** What a field is called, at the field and in messages. */
const FIELD_LABELS: Record<SignupField, string> = {
  ...PARTICULARS_LABELS,
  ...CONSENT_LABELS,
};

/** The label of a path in a server's answer; a path we don't know stands for itself. */
export function labelOf(path: string): string {
  return path in FIELD_LABELS ? FIELD_LABELS[path as SignupField] : path;
}
