import { Select } from 'antd';
import { leaveOnTab } from '@rep13/ui/antd';
import { Field, type Control, type FieldProps } from '@rep13/ui';
import styles from './search-field.module.css';

interface SearchFieldProps extends FieldProps {
  /** The first choice: none of them. */
  placeholder: string;
  options: readonly (readonly [value: string, label: string])[];
}

/** One of many choices, found by typing. Long labels are read whole. */
export function SearchField({ placeholder, options, ...field }: SearchFieldProps) {
  return (
    <Field<string> {...field}>
      {(control) => <SearchSelect {...control} placeholder={placeholder} options={options} />}
    </Field>
  );
}

function SearchSelect({
  id,
  value,
  onChange,
  onBlur,
  placeholder,
  options,
  ...control
}: Control<string> & Pick<SearchFieldProps, 'placeholder' | 'options'>) {
  const choices = [['', placeholder] as const, ...options];
  const isOffered = options.some(([code]) => code === value);
  return (
    <div onKeyDownCapture={leaveOnTab}>
      <Select<string>
        id={id}
        value={isOffered ? value : ''}
        options={choices.map(([code, label]) => ({ value: code, label }))}
        status={control['aria-invalid'] ? 'error' : undefined}
        disabled={control.readOnly}
        aria-invalid={control['aria-invalid']}
        aria-describedby={control['aria-describedby']}
        virtual={false}
        showSearch={{ optionFilterProp: 'label' }}
        classNames={{ popup: { root: styles.choices } }}
        notFoundContent="Nothing matches"
        onBlur={onBlur}
        onChange={onChange}
      />
    </div>
  );
}
