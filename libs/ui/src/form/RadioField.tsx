import { useControl, Hint, type FieldProps } from './Field.tsx';
import { FieldError } from './FieldError.tsx';
import classes from './field.module.css';

interface RadioFieldProps extends Omit<FieldProps, 'isOptional'> {
  options: readonly (readonly [value: string, label: string])[];
}

/** One of a few choices that are all in sight. */
export function RadioField({ name, label, hint, options }: RadioFieldProps) {
  const { control, ...wrong } = useControl<string>({ name, hint });
  const { id, value, onChange, readOnly } = control;
  return (
    <fieldset className={classes.radios} data-field={name} aria-describedby={control['aria-describedby']}>
      <legend>{label}</legend>
      <Hint of={id} hint={hint} />
      {options.map(([key, text], index) => (
        <label key={key} className={classes.choice}>
          <input
            type="radio"
            id={index === 0 ? id : `${id}-${key}`}
            name={name}
            value={key}
            checked={value === key}
            disabled={readOnly}
            onChange={() => onChange(key)}
          />
          <span>{text}</span>
        </label>
      ))}
      <FieldError {...wrong} />
    </fieldset>
  );
}
