import { Select } from 'antd';
import { useClientSearch, type ClientChoice } from './useClientSearch.ts';

interface ClientPickerProps {
  id?: string;
  value?: number;
  /** Words for a value that is not among the choices, such as one from a draft. */
  label?: string;
  onChange?: (signupId: number) => void;
  onPick: (label: string) => void;
}

/** Finds a client by company, email or Client ID. */
export function ClientPicker({ id, value, label, onChange, onPick }: ClientPickerProps) {
  const { choices, isSearching, hasFailed, search } = useClientSearch();
  const isListed = choices.some((choice) => choice.value === value);
  const options = value && label && !isListed ? [{ value, label }, ...choices] : choices;
  return (
    <Select<number, ClientChoice>
      id={id}
      value={value}
      options={options}
      showSearch={{ filterOption: false, onSearch: search }}
      placeholder="Company, email or Client ID"
      notFoundContent={noChoice(isSearching, hasFailed)}
      onChange={(signupId, choice) => {
        onChange?.(signupId);
        if (choice && !Array.isArray(choice)) onPick(choice.label);
      }}
    />
  );
}

function noChoice(isSearching: boolean, hasFailed: boolean): string {
  if (isSearching) return 'Searching';
  return hasFailed ? 'The search failed. Type again to retry.' : 'No client matches';
}
