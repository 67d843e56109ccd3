import { useId, type ChangeEvent, type ReactNode } from 'react';
import { Field as RcField, type Rule } from '@rc-component/form';
import { Field, type ControlAttributes } from '@rep13/ui';

/** For an input or a select. */
interface Control extends ControlAttributes {
  name: string;
  value: string;
  required: boolean;
  onChange: (event: ChangeEvent) => void;
  onBlur: () => void;
}

interface PlainFieldProps {
  name: string;
  label: string;
  rules: Rule[];
  children: (control: Control) => ReactNode;
}

/** One labelled field of a `PlainForm`; it shows the first thing that is wrong with it. */
export function PlainField({ name, label, rules, children }: PlainFieldProps) {
  const id = useId();
  const isOptional = !rules.some((rule) => 'required' in rule && rule.required);
  return (
    <RcField name={name} rules={rules} validateFirst>
      {({ value, ...control }, { errors }) => (
        <Field id={id} label={label} isOptional={isOptional} error={errors[0]}>
          {(attributes) =>
            children({
              ...control,
              ...attributes,
              name,
              value: value ?? '',
              required: !isOptional,
            } as Control)
          }
        </Field>
      )}
    </RcField>
  );
}
