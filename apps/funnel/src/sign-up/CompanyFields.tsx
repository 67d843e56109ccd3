import { LIMITS, MESSAGES, WEBSITE_URL } from '@rep13/contracts-constants';
import { atLeast, matching, optionalText, requiredText } from '../form/rules.ts';
import { CountrySelect } from './CountrySelect.tsx';
import { SignupText } from './SignupText.tsx';

/** Who the company is. */
export function CompanyFields() {
  return (
    <>
      <SignupText
        name="companyName"
        rules={requiredText(MESSAGES.companyName, LIMITS.nameMax)}
        autoComplete="organization"
      />
      <SignupText
        name="websiteUrl"
        rules={[
          ...requiredText(MESSAGES.websiteUrlRequired, LIMITS.urlMax),
          matching(WEBSITE_URL, MESSAGES.websiteUrl),
        ]}
        inputMode="url"
        autoComplete="url"
        placeholder="example.com"
      />
      <SignupText
        name="registrationNumber"
        rules={optionalText(LIMITS.registrationNumberMax)}
        autoComplete="off"
      />
      <CountrySelect />
      <SignupText
        name="registeredAddress"
        rules={[
          ...requiredText(MESSAGES.registeredAddress, LIMITS.addressMax),
          atLeast(LIMITS.addressMin, MESSAGES.registeredAddress),
        ]}
        autoComplete="street-address"
        placeholder="Street, city, postal code, country"
      />
    </>
  );
}
