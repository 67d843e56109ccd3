import { useState } from 'react';
import { Select } from 'antd';
import { Field, type Control } from '@rep13/ui';
import { useClientSearch, type ClientChoice } from './useClientSearch.ts';

interface ClientFieldProps {
  /** Words for a client that was chosen before, such as in a draft. */
  chosen?: string;
  /** What the one who is chosen is called. */
  onPick?: (label: string) => void;
}

/** The client that something is about, found by company, email or Client ID; its value is the number of the signup. */
export function ClientField({ chosen, onPick }: ClientFieldProps) {
  return (
    <Field<number | undefined> name="signupId" label="Client">
      {(control) => <ClientSelect {...control} chosen={chosen} onPick={onPick} />}
    </Field>
  );
}

function ClientSelect({
  id,
  value,
  onChange,
  chosen,
  onPick,
  ...control
}: ClientFieldProps & Control<number | undefined>) {
  const { choices, isSearching, hasFailed, search } = useClientSearch();
  const [picked, setPicked] = useState(chosen);
  const isListed = choices.some((choice) => choice.value === value);
  const options = value && picked && !isListed ? [{ value, label: picked }, ...choices] : choices;
  return (
    <Select<number, ClientChoice>
      id={id}
      value={value || undefined}
      options={options}
      status={control['aria-invalid'] ? 'error' : undefined}
      aria-required
      aria-invalid={control['aria-invalid']}
      aria-describedby={control['aria-describedby']}
      showSearch={{ filterOption: false, onSearch: search }}
      placeholder="Company, email or Client ID"
      notFoundContent={noChoice(isSearching, hasFailed)}
      onChange={(signupId, choice) => {
        onChange(signupId);
        if (!choice || Array.isArray(choice)) return;
        setPicked(choice.label);
        onPick?.(choice.label);
      }}
    />
  );
}

function noChoice(isSearching: boolean, hasFailed: boolean): string {
  if (isSearching) return 'Searching';
  return hasFailed ? 'The search failed. Type again to retry.' : 'No client matches';
}
