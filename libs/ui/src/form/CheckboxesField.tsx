import { useControl, Hint, type FieldProps } from './Field.tsx';
import { FieldError } from './FieldError.tsx';
import classes from './field.module.css';

interface CheckboxesFieldProps extends Omit<FieldProps, 'isOptional'> {
  options: readonly (readonly [value: string, label: string])[];
}

/** Any number of a few choices that are all in sight. */
export function CheckboxesField({ name, label, hint, options }: CheckboxesFieldProps) {
  const { control, ...wrong } = useControl<readonly string[]>({ name, hint });
  const { id, value, onChange, readOnly } = control;
  const toggle = (key: string) =>
    onChange(value.includes(key) ? value.filter((other) => other !== key) : [...value, key]);
  return (
    <fieldset className={classes.radios} data-field={name} aria-describedby={control['aria-describedby']}>
      <legend>{label}</legend>
      <Hint of={id} hint={hint} />
      {options.map(([key, text], index) => (
        <label key={key} className={classes.choice}>
          <input
            type="checkbox"
            id={index === 0 ? id : `${id}-${key}`}
            name={name}
            value={key}
            checked={value.includes(key)}
            disabled={readOnly}
            onChange={() => toggle(key)}
          />
          <span>{text}</span>
        </label>
      ))}
      <FieldError {...wrong} />
    </fieldset>
  );
}
