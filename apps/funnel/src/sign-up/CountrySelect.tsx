import { COUNTRIES_OF_INCORPORATION, MESSAGES } from '@rep13/contracts-constants';
import { PlainField } from '../plain-form/PlainField.tsx';
import { FIELD_LABELS } from './signup-fields.ts';

/** Where the company is incorporated: a country outside the EU. */
export function CountrySelect() {
  return (
    <PlainField
      name="countryOfIncorporation"
      label={FIELD_LABELS.countryOfIncorporation}
      rules={[{ required: true, message: MESSAGES.countryOfIncorporation }]}
    >
      {(control) => (
        <select {...control} autoComplete="country-name">
          <option value="" disabled hidden>
            Select a country
          </option>
          {COUNTRIES_OF_INCORPORATION.map((country) => (
            <option key={country}>{country}</option>
          ))}
        </select>
      )}
    </PlainField>
  );
}
