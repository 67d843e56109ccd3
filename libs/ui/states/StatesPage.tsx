import { useEffect, useState } from 'react';
import type { Density } from '../src/antd/antd-theme.ts';
import { AppTheme } from '../src/antd/AppTheme.tsx';
import { FieldState, FIELD, repeatFocusStyles } from './FieldState.tsx';
import { KINDS, LONG_LABEL, RIGHT_TO_LEFT_LABEL } from './fields.tsx';
import { FormStates } from './FormStates.tsx';
import classes from './states.module.css';

const DENSITIES: readonly Density[] = ['funnel', 'portal', 'admin'];
const LABEL = 'Company name';
const ERROR = 'Company name is required';

/** Every field in every state, in the sizes of each place and in both themes. */
export function StatesPage() {
  const [density, setDensity] = useState<Density>('funnel');
  const [theme, setTheme] = useState('');
  useEffect(repeatFocusStyles, []);
  useEffect(() => {
    if (theme) document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
  }, [theme]);
  return (
    <main className={classes.page}>
      <h1>Fields in every state</h1>
      <div className={classes.looks}>
        <Switch label="Sizes of" choices={DENSITIES} onChange={(next) => setDensity(next as Density)} />
        <Switch label="Theme" choices={['', 'light', 'dark']} onChange={setTheme} />
      </div>
      <AppTheme density={density}>
        {KINDS.map((kind) => (
          <FieldStates key={kind.title} {...kind} />
        ))}
        <FormStates />
      </AppTheme>
    </main>
  );
}

function FieldStates({ title, empty, filled, long, rightToLeft, show }: (typeof KINDS)[number]) {
  const field = show({ name: FIELD, label: LABEL });
  return (
    <section>
      <h2>{title}</h2>
      <div className={classes.states}>
        <FieldState title="Empty" value={empty} children={field} />
        <FieldState title="Filled in" value={filled} children={field} />
        <FieldState title="With the focus" value={filled} isFocused children={field} />
        <FieldState title="With a hint" value={filled}>
          {show({ name: FIELD, label: LABEL, hint: 'As it stands in the register.' })}
        </FieldState>
        <FieldState title="Wrong" value={empty} error={ERROR} children={field} />
        <FieldState title="Disabled" value={filled} isDisabled children={field} />
        <FieldState title="To be read only" value={filled} isReadOnly children={field} />
        <FieldState title="Long text" value={long} error={LONG_LABEL}>
          {show({ name: FIELD, label: LONG_LABEL })}
        </FieldState>
        <FieldState title="From right to left" value={rightToLeft}>
          {show({ name: FIELD, label: RIGHT_TO_LEFT_LABEL })}
        </FieldState>
      </div>
    </section>
  );
}

interface SwitchProps {
  label: string;
  choices: readonly string[];
  onChange: (choice: string) => void;
}

function Switch({ label, choices, onChange }: SwitchProps) {
  return (
    <label>
      {label}{' '}
      <select onChange={({ target }) => onChange(target.value)}>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice || 'as the system'}
          </option>
        ))}
      </select>
    </label>
  );
}
