import type { KeyboardEvent } from 'react';
import { ConfigProvider, Form, Select, type FormRule, type SelectProps } from 'antd';
import styles from './provider-information.module.css';

interface ChoiceFieldProps {
  name: string;
  label: string;
  placeholder: string;
  /** On the button that selects everything. */
  all: string;
  choices: readonly string[];
  rules: FormRule[];
}

/** Several of a fixed list, found by typing; everything with one press. */
export function ChoiceField({ name, label, rules, ...select }: ChoiceFieldProps) {
  return (
    <Form.Item name={name} label={label} rules={rules} validateTrigger="onChange">
      <ChoiceSelect {...select} />
    </Form.Item>
  );
}

interface ChoiceSelectProps extends SelectProps<string[]> {
  all: string;
  choices: readonly string[];
}

/** The form hands in the value and what else a field needs. */
function ChoiceSelect({ all, choices, value, onChange, ...field }: ChoiceSelectProps) {
  const { componentDisabled } = ConfigProvider.useConfig();
  const chosen = value ?? [];
  const isEverything = chosen.length === choices.length;
  return (
    <>
      <div onKeyDownCapture={leaveOnTab}>
        <Select
          {...field}
          mode="multiple"
          value={chosen}
          onChange={onChange}
          options={choices.map((choice) => ({ value: choice, label: choice }))}
          maxTagCount={6}
          maxTagPlaceholder={(hidden) => `and ${hidden.length} more`}
          getPopupContainer={(element: HTMLElement) => element.parentElement ?? document.body}
        />
      </div>
      <p className={styles.choice}>
        <span role="status">
          {chosen.length} of {choices.length} selected
        </span>
        {!componentDisabled && (
          <button type="button" onClick={() => onChange?.(isEverything ? [] : [...choices])}>
            {isEverything ? 'Clear the selection' : all}
          </button>
        )}
      </p>
    </>
  );
}

/** antd takes Tab for a second Enter, which would undo the choice just made; here it only leaves the field. */
function leaveOnTab(event: KeyboardEvent): void {
  if (event.key === 'Tab') event.stopPropagation();
}
