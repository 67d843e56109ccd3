import { useId } from 'react';
import { Select } from 'antd';
import { leaveOnTab } from '@rep13/ui/antd';
import filterStyles from '../list/list.module.css';
import { AUDIT_GROUPS } from './audit-kinds.ts';
import { auditKindLabel } from './audit-sentence.ts';
import styles from './kind-filter.module.css';

const OPTIONS = [
  { value: '', label: 'All' },
  ...AUDIT_GROUPS.map(({ label, of }) => ({
    label,
    options: Object.keys(of).map((kind) => ({ value: kind, label: auditKindLabel(kind) })),
  })),
];

interface KindFilterProps {
  /** An event's type without its version; empty: whatever happened. */
  value: string;
  onChange: (kind: string) => void;
}

/** A filter by what happened: one of some hundred kinds, found by a part of its words. */
export function KindFilter({ value, onChange }: KindFilterProps) {
  const id = useId();
  return (
    <div className={`${filterStyles.filter} ${styles.kind}`} onKeyDownCapture={leaveOnTab}>
      <label htmlFor={id}>What</label>
      <Select
        id={id}
        className={styles.select}
        classNames={{ popup: { root: styles.choices } }}
        virtual={false}
        value={value}
        options={OPTIONS}
        showSearch={{ optionFilterProp: 'label' }}
        notFoundContent="Nothing is called so"
        onChange={onChange}
      />
    </div>
  );
}
