import {
  COUNTRIES_OF_INCORPORATION,
  PARTICULARS_LABELS as LABELS,
} from '@rep13/contracts-onboarding/constants';
import { FieldPair } from '../form/FieldPair.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { TextField } from '../form/TextField.tsx';
import { WHOLE_ADDRESS } from './particulars.ts';

const COUNTRIES = COUNTRIES_OF_INCORPORATION.map((country) => [country, country] as const);

/** Who the company is. */
export function CompanyFields() {
  return (
    <>
      <TextField name="companyName" isPrinted label={LABELS.companyName} autoComplete="organization" />
      <TextField
        name="websiteUrl"
        label={LABELS.websiteUrl}
        inputMode="url"
        autoComplete="url"
        placeholder="example.com"
      />
      <FieldPair>
        <TextField
          name="registrationNumber"
          label={LABELS.registrationNumber}
          isOptional
          autoComplete="off"
        />
        <SelectField
          name="countryOfIncorporation"
          label={LABELS.countryOfIncorporation}
          placeholder="Select a country"
          options={COUNTRIES}
          autoComplete="country-name"
        />
      </FieldPair>
      <TextField
        name="registeredAddress"
        isPrinted
        label={LABELS.registeredAddress}
        hint={WHOLE_ADDRESS}
        autoComplete="off"
      />
    </>
  );
}
