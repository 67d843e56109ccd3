import { COUNTRIES_OF_INCORPORATION } from '@rep13/contracts-constants';
import { SelectField, TextField } from '@rep13/ui';
import { FIELD_LABELS } from './signup-fields.ts';

const COUNTRIES = COUNTRIES_OF_INCORPORATION.map((country) => [country, country] as const);

/** Who the company is. */
export function CompanyFields() {
  return (
    <>
      <TextField name="companyName" label={FIELD_LABELS.companyName} autoComplete="organization" />
      <TextField
        name="websiteUrl"
        label={FIELD_LABELS.websiteUrl}
        inputMode="url"
        autoComplete="url"
        placeholder="example.com"
      />
      <TextField
        name="registrationNumber"
        label={FIELD_LABELS.registrationNumber}
        isOptional
        autoComplete="off"
      />
      <SelectField
        name="countryOfIncorporation"
        label={FIELD_LABELS.countryOfIncorporation}
        placeholder="Select a country"
        options={COUNTRIES}
        autoComplete="country-name"
      />
      <TextField
        name="registeredAddress"
        label={FIELD_LABELS.registeredAddress}
        autoComplete="address-line1"
        placeholder="Street, city, postal code, country"
      />
    </>
  );
}
