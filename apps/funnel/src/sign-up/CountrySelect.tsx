import { Select, type SelectProps } from 'antd';
import { COUNTRIES_OF_INCORPORATION } from '@rep13/contracts/constants';

const COUNTRIES = COUNTRIES_OF_INCORPORATION.map((value) => ({ value, label: value }));

/** A country, found by typing. The form hands in the value and what else a field needs. */
export function CountrySelect(field: SelectProps<string>) {
  return (
    <Select
      {...field}
      showSearch
      options={COUNTRIES}
      placeholder="Select a country"
      getPopupContainer={(element: HTMLElement) => element.parentElement ?? document.body}
    />
  );
}
