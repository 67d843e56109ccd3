import type { SelectHTMLAttributes } from 'react';
import styles from '../list/list.module.css';

interface NativeSelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  options: readonly (readonly [value: string, label: string])[];
}

/** A few choices in the browser's own field. */
export function NativeSelect({ options, ...rest }: NativeSelectProps) {
  return (
    <select className={styles.select} {...rest}>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
