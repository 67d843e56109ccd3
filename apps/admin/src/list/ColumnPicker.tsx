import { Disclosure } from '../frame/Disclosure.tsx';
import styles from './list.module.css';
import type { ColumnChoice } from './useColumnChoice.ts';

interface ColumnPickerProps<Row> {
  choice: ColumnChoice<Row>;
  /** Those that may be left out. */
  titles: readonly string[];
}

/** Ticks for the columns of a list. */
export function ColumnPicker<Row>({ choice, titles }: ColumnPickerProps<Row>) {
  return (
    <Disclosure label="Columns">
      {() => (
        <ul aria-label="Columns">
          {titles.map((title) => (
            <li key={title}>
              <label className={styles.tick}>
                <input
                  type="checkbox"
                  checked={choice.isShown(title)}
                  onChange={() => choice.toggle(title)}
                />
                {title}
              </label>
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
}
