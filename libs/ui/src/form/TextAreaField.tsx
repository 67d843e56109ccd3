import { inLines, lengthOf } from '@rep13/contracts-constants';
import type { TextareaHTMLAttributes } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { growing } from './growing.ts';
import classes from './field.module.css';

interface Length {
  min?: number;
  max: number;
}

interface TextAreaFieldProps
  extends FieldProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps> {
  /** How many characters it takes, counted while one types. */
  length?: Length;
}

/** Text of several lines, as high as what is in it. */
export function TextAreaField({
  name,
  label,
  isOptional,
  hint,
  isPrinted,
  length,
  ...area
}: TextAreaFieldProps) {
  return (
    <Field<string | undefined>
      name={name}
      label={label}
      isOptional={isOptional}
      hint={hint}
      isPrinted={isPrinted}
    >
      {({ value = '', onChange, ...control }) => (
        <>
          <textarea
            ref={growing}
            dir="auto"
            {...area}
            {...control}
            value={value}
            onChange={({ target }) => onChange(inLines(target.value))}
          />
          {length && <Count of={value} {...length} />}
        </>
      )}
    </Field>
  );
}

/** Counts as the server does: without the white space at both ends. */
function Count({ of, min = 0, max }: Length & { of: string }) {
  const count = lengthOf(of.trim());
  return (
    <p className={classes.count} data-enough={min > 0 && count >= min && count <= max}>
      {countText(count, min, max)}
    </p>
  );
}

function countText(count: number, min: number, max: number): string {
  if (count < min) return count === 0 ? `At least ${characters(min)}` : `${characters(min - count)} to go`;
  if (count > max) return `${characters(count - max)} too many`;
  return `${NUMBER.format(count)} of ${characters(max)}`;
}

const characters = (count: number): string =>
  `${NUMBER.format(count)} ${count === 1 ? 'character' : 'characters'}`;

const NUMBER = new Intl.NumberFormat('en-GB');
