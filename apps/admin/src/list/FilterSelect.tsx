import styles from './list.module.css';

interface FilterSelectProps {
  label: string;
  value: string;
  /** Value and label of each choice. */
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
  /** What the empty value means. */
  none?: string;
}

/** One filter. The browser's own field: quick with the keyboard, and it costs nothing to load. */
export function FilterSelect({ label, value, options, onChange, none = 'All' }: FilterSelectProps) {
  return (
    <label className={styles.filter}>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{none}</option>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
