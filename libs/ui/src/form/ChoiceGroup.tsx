import { Hint, useControl, type FieldProps } from './Field.tsx';
import { FieldError } from './FieldError.tsx';
import classes from './field.module.css';

export interface ChoiceGroupProps extends Omit<FieldProps, 'isOptional'> {
  options: readonly (readonly [value: string, label: string])[];
}

interface ChosenProps<Value> extends ChoiceGroupProps {
  type: 'radio' | 'checkbox';
  isChosen: (value: Value, key: string) => boolean;
  /** The value once this choice was pressed. */
  afterPress: (value: Value, key: string) => Value;
}

/** A few choices that are all in sight. */
export function ChoiceGroup<Value>({ name, label, hint, options, ...choice }: ChosenProps<Value>) {
  const { control, ...wrong } = useControl<Value>({ name, hint });
  const { id, value, onChange, readOnly } = control;
  return (
    <fieldset className={classes.radios} data-field={name} aria-describedby={control['aria-describedby']}>
      <legend>{label}</legend>
      <Hint of={id} hint={hint} />
      {options.map(([key, text], index) => (
        <label key={key} className={classes.choice}>
          <input
            type={choice.type}
            id={index === 0 ? id : `${id}-${key}`}
            name={name}
            value={key}
            checked={choice.isChosen(value, key)}
            disabled={readOnly}
            onChange={() => onChange(choice.afterPress(value, key))}
          />
          <span>{text}</span>
        </label>
      ))}
      <FieldError {...wrong} />
    </fieldset>
  );
}
