import { Select } from 'antd';
import { Field, type Control, type FieldProps } from '../../form/Field.tsx';
import classes from './choice-field.module.css';
import { leaveOnTab } from './leave-on-tab.ts';

interface ChoiceFieldProps extends FieldProps {
  placeholder: string;
  /** On the button that selects everything. */
  all: string;
  choices: readonly string[];
}

/** Several of a fixed list, found by typing; everything with one press. */
export function ChoiceField({ placeholder, all, choices, ...field }: ChoiceFieldProps) {
  return (
    <Field<string[]> {...field}>
      {(control) => (
        <>
          <ChoiceSelect {...control} placeholder={placeholder} choices={choices} />
          <HowMany {...control} all={all} choices={choices} />
        </>
      )}
    </Field>
  );
}

type Several = Control<string[]> & { choices: readonly string[] };

function ChoiceSelect({
  choices,
  name: _name,
  required,
  readOnly,
  ...select
}: Several & { placeholder: string }) {
  return (
    <div onKeyDownCapture={leaveOnTab}>
      <Select
        {...select}
        aria-required={required}
        mode="multiple"
        status={select['aria-invalid'] ? 'error' : undefined}
        disabled={readOnly}
        options={choices.map((choice) => ({ value: choice, label: choice }))}
        maxTagCount={6}
        maxTagPlaceholder={(hidden) => `and ${hidden.length} more`}
        getPopupContainer={(element: HTMLElement) => element.parentElement ?? document.body}
      />
    </div>
  );
}

function HowMany({ value, readOnly, onChange, all, choices }: Several & { all: string }) {
  const isEverything = value.length === choices.length;
  return (
    <p className={classes.choice}>
      <span role="status">
        {value.length} of {choices.length} selected
      </span>
      {!readOnly && (
        <button type="button" onClick={() => onChange(isEverything ? [] : [...choices])}>
          {isEverything ? 'Clear the selection' : all}
        </button>
      )}
    </p>
  );
}
