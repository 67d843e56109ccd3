import { useId, type ReactNode } from 'react';
import { Field as RcField, type Rule } from '@rc-component/form';
import { describedBy, FieldError } from '@rep13/ui';
import styles from './plain-form.module.css';

interface PlainCheckboxProps {
  name: string;
  rules: Rule[];
  children: ReactNode;
}

/** A box of a `PlainForm` with its text beside it, checked as soon as it is ticked or not any more. */
export function PlainCheckbox({ name, rules, children }: PlainCheckboxProps) {
  const id = useId();
  return (
    <RcField name={name} rules={rules} valuePropName="checked" validateTrigger="onChange">
      {({ checked, onChange }, { errors }) => (
        <div>
          <label className={styles.checkbox}>
            <input
              type="checkbox"
              {...describedBy(id, errors[0])}
              name={name}
              checked={Boolean(checked)}
              onChange={onChange}
              required
            />
            <span>{children}</span>
          </label>
          <FieldError of={id} error={errors[0]} />
        </div>
      )}
    </RcField>
  );
}
