import styles from './list.module.css';

interface ChoiceProps {
  /** What is chosen, for readers. */
  label: string;
  /** The empty value is "all". */
  options: readonly (readonly [value: string, label: string])[];
  value: string;
  onChange: (value: string) => void;
}

/** A filter whose few choices are all seen. */
export function Choice({ label, options, value, onChange }: ChoiceProps) {
  return (
    <div role="group" aria-label={label} className={styles.choice}>
      {options.map(([key, text]) => (
        <button key={key} type="button" aria-pressed={value === key} onClick={() => onChange(key)}>
          {text}
        </button>
      ))}
    </div>
  );
}
