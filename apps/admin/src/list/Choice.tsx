import { Segmented } from 'antd';

interface ChoiceProps<Value extends string> {
  /** What is chosen, for readers. */
  label: string;
  options: readonly (readonly [value: Value, label: string])[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few choices that are all seen; arrow keys move along. */
export function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  return (
    <Segmented
      aria-label={label}
      // The focus goes to what is chosen, not to its frame as well.
      tabIndex={undefined}
      options={options.map(([key, text]) => ({ value: key, label: text, title: '' }))}
      value={value}
      onChange={onChange}
    />
  );
}
