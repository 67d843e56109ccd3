import { Input } from 'antd';
import { LIMITS, MESSAGES } from '@rep13/contracts/constants';
import { optionalEmail, optionalText, requiredEmail, requiredText } from '../form/rules.ts';
import { SignupItem } from './SignupItem.tsx';

/** Whom we reach when an authority writes. */
export function LegalContactFields() {
  return (
    <>
      <SignupItem name="legalContactName" rules={requiredText(MESSAGES.legalContactName, LIMITS.nameMax)}>
        <Input autoComplete="name" />
      </SignupItem>
      <SignupItem name="legalContactEmail" rules={requiredEmail()}>
        <Input type="email" autoComplete="email" />
      </SignupItem>
    </>
  );
}

/** Whom we reach when the legal contact does not answer. */
export function EscalationContactFields() {
  return (
    <>
      <SignupItem name="escalationContactName" rules={optionalText(LIMITS.nameMax)}>
        <Input autoComplete="off" />
      </SignupItem>
      <SignupItem name="escalationContactEmail" rules={optionalEmail()}>
        <Input type="email" autoComplete="off" />
      </SignupItem>
    </>
  );
}
