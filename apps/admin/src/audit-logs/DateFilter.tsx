import styles from '../list/list.module.css';

interface DateFilterProps {
  label: string;
  /** `2026-11-20`, UTC; empty: no matter when. */
  value: string;
  onChange: (value: string) => void;
}

/** A filter by a day; the browser's own field. */
export function DateFilter({ label, value, onChange }: DateFilterProps) {
  return (
    <label className={styles.filter}>
      <span>{label}</span>
      <input type="date" value={value} onChange={({ target }) => onChange(target.value)} />
    </label>
  );
}
