import { Input, Select } from 'antd';
import { COUNTRIES_OF_INCORPORATION, LIMITS, MESSAGES, WEBSITE_URL } from '@rep13/contracts/constants';
import { atLeast, matching, optionalText, requiredText } from '../form/rules.ts';
import { SignupItem } from './SignupItem.tsx';

const COUNTRIES = COUNTRIES_OF_INCORPORATION.map((value) => ({ value, label: value }));

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
        <Select
          showSearch
          options={COUNTRIES}
          placeholder="Select a country"
          getPopupContainer={(field: HTMLElement) => field.parentElement ?? document.body}
        />
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
