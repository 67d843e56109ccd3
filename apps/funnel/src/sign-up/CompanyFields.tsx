import { Input } from 'antd';
import { LIMITS, MESSAGES, WEBSITE_URL } from '@rep13/contracts/constants';
import { atLeast, matching, optionalText, requiredText } from '../form/rules.ts';
import { CountrySelect } from './CountrySelect.tsx';
import { SignupItem } from './SignupItem.tsx';

/** Who the company is. */
export function CompanyFields() {
  return (
    <>
      <SignupItem name="companyName" rules={requiredText(MESSAGES.companyName, LIMITS.nameMax)}>
        <Input autoComplete="organization" />
      </SignupItem>
      <SignupItem
        name="websiteUrl"
        rules={[
          ...requiredText(MESSAGES.websiteUrlRequired, LIMITS.urlMax),
          matching(WEBSITE_URL, MESSAGES.websiteUrl),
        ]}
      >
        <Input inputMode="url" autoComplete="url" placeholder="example.com" />
      </SignupItem>
      <SignupItem name="registrationNumber" rules={optionalText(LIMITS.registrationNumberMax)}>
        <Input autoComplete="off" />
      </SignupItem>
      <SignupItem
        name="countryOfIncorporation"
        rules={[{ required: true, message: MESSAGES.countryOfIncorporation }]}
      >
        <CountrySelect />
      </SignupItem>
      <SignupItem
        name="registeredAddress"
        rules={[
          ...requiredText(MESSAGES.registeredAddress, LIMITS.addressMax),
          atLeast(LIMITS.addressMin, MESSAGES.registeredAddress),
        ]}
      >
        <Input autoComplete="street-address" placeholder="Street, city, postal code, country" />
      </SignupItem>
    </>
  );
}
