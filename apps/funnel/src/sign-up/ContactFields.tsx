import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { optionalEmail, optionalText, requiredEmail, requiredText } from '../form/rules.ts';
import { SignupText } from './SignupText.tsx';

/** Whom we reach when an authority writes. */
export function LegalContactFields() {
  return (
    <>
      <SignupText
        name="legalContactName"
        rules={requiredText(MESSAGES.legalContactName, LIMITS.nameMax)}
        autoComplete="name"
      />
      <SignupText name="legalContactEmail" rules={requiredEmail()} type="email" autoComplete="email" />
    </>
  );
}

/** Whom we reach when the legal contact does not answer. */
export function EscalationContactFields() {
  return (
    <>
      <SignupText name="escalationContactName" rules={optionalText(LIMITS.nameMax)} autoComplete="off" />
      <SignupText name="escalationContactEmail" rules={optionalEmail()} type="email" autoComplete="off" />
    </>
  );
}
