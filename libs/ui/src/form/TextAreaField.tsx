import { inLines, lengthOf } from '@rep13/contracts-constants';
import type { TextareaHTMLAttributes } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { useControlTexts } from '../language/control-texts.ts';
import type { ControlTexts } from '../language/english.ts';
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
  const texts = useControlTexts();
  const count = lengthOf(of.trim());
  return (
    <p className={classes.count} data-enough={min > 0 && count >= min && count <= max}>
      {countText(texts, { count, min, max })}
    </p>
  );
}

function countText(texts: ControlTexts, { count, min, max }: Required<Length> & { count: number }): string {
  const number = new Intl.NumberFormat(texts.locale);
  const characters = (some: number) => texts.characters(some, number.format(some));
  if (count < min) return count === 0 ? texts.atLeast(characters(min)) : texts.toGo(characters(min - count));
  if (count > max) return texts.tooMany(characters(count - max));
  return texts.of(number.format(count), characters(max));
}
