import type { ReactNode } from 'react';
import { ChoiceField } from '../src/antd/form/ChoiceField.tsx';
import { CheckboxField } from '../src/form/CheckboxField.tsx';
import { PasswordField } from '../src/form/PasswordField.tsx';
import { RadioField } from '../src/form/RadioField.tsx';
import { SelectField } from '../src/form/SelectField.tsx';
import { TextAreaField } from '../src/form/TextAreaField.tsx';
import { TextField } from '../src/form/TextField.tsx';

export interface Shown {
  name: string;
  label: string;
  hint?: string;
}

interface Kind {
  title: string;
  empty: unknown;
  filled: unknown;
  /** Longer than there is room. */
  long: unknown;
  /** In a script that is written from right to left. */
  rightToLeft: unknown;
  show: (shown: Shown) => ReactNode;
}

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft, '.repeat(3);
const RIGHT_TO_LEFT = 'شركة الأمثلة المحدودة';
const text = { empty: '', filled: 'Northwind Apps Inc.', long: LONG, rightToLeft: RIGHT_TO_LEFT };

const MARKETS = ['Austria', 'Belgium', 'Bulgaria', 'Croatia', 'Cyprus', 'Czechia', 'Denmark', 'Estonia'];
const CHOICES = [
  ['one', 'Northwind Apps Inc.'],
  ['long', LONG],
  ['rtl', RIGHT_TO_LEFT],
] as const;
const one = { empty: '', filled: 'one', long: 'long', rightToLeft: 'rtl' };

/** Every kind of field, with the values that it is shown with. */
export const KINDS: readonly Kind[] = [
  { title: 'Text', ...text, show: (shown) => <TextField {...shown} placeholder="example.com" /> },
  {
    title: 'Longer text',
    ...text,
    show: (shown) => <TextAreaField {...shown} isOptional length={{ min: 10, max: 500 }} />,
  },
  {
    title: 'Password',
    ...text,
    show: (shown) => <PasswordField {...shown} autoComplete="current-password" />,
  },
  {
    title: 'One of a list',
    ...one,
    show: (shown) => <SelectField {...shown} placeholder="Select a company" options={CHOICES} />,
  },
  { title: 'One of a few', ...one, show: (shown) => <RadioField {...shown} options={CHOICES} /> },
  {
    title: 'Several of a list',
    empty: [],
    filled: MARKETS.slice(0, 2),
    long: MARKETS,
    rightToLeft: [RIGHT_TO_LEFT],
    show: (shown) => (
      <ChoiceField {...shown} placeholder="Select" all="All of them" choices={[...MARKETS, RIGHT_TO_LEFT]} />
    ),
  },
  {
    title: 'A yes',
    empty: false,
    filled: true,
    long: true,
    rightToLeft: true,
    show: ({ name, label }) => <CheckboxField name={name}>{label}</CheckboxField>,
  },
];

export const LONG_LABEL = `A label of many words that goes on over several lines, ${LONG}`;
export const RIGHT_TO_LEFT_LABEL = 'اسم الشركة';
