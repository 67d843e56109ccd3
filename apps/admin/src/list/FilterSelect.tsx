import styles from './list.module.css';

interface FilterSelectProps {
  label: string;
  value: string;
  /** Value and label of each choice; "all" is added. */
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}

/** One filter. The browser's own field: quick with the keyboard, and it costs nothing to load. */
export function FilterSelect({ label, value, options, onChange }: FilterSelectProps) {
  return (
    <label className={styles.filter}>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">All</option>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
