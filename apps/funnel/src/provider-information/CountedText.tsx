import { Form, Input } from 'antd';
import { atLeast, requiredText } from '../form/rules.ts';
import styles from './provider-information.module.css';

interface CountedTextProps {
  name: string;
  label: string;
  hint: string;
  min: number;
  max: number;
  /** When there are fewer than `min` characters. */
  message: string;
}

/** A longer text that says while it is typed how much of it is needed. */
export function CountedText({ name, label, hint, min, max, message }: CountedTextProps) {
  return (
    <Form.Item
      name={name}
      label={label}
      validateFirst
      rules={[...requiredText(message, max), atLeast(min, message)]}
      extra={<Count name={name} hint={hint} min={min} max={max} />}
    >
      <Input.TextArea rows={6} className={styles.text} />
    </Form.Item>
  );
}

/** Counts as the server does: without the white space at both ends. */
function Count({ name, hint, min, max }: Pick<CountedTextProps, 'name' | 'hint' | 'min' | 'max'>) {
  const length = (Form.useWatch<string | undefined>(name) ?? '').trim().length;
  const isEnough = length >= min && length <= max;
  return (
    <span className={styles.count} data-enough={isEnough}>
      <span>{hint}</span>
      <span>
        {length <= max
          ? `${number.format(length)} of at least ${min} characters`
          : `${number.format(length)} of at most ${number.format(max)} characters`}
      </span>
    </span>
  );
}

const number = new Intl.NumberFormat('en-GB');
