import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { emptyState, type State } from '../account/state.ts';

/** The state in a JSON file of its owner's. It is written whole and put in place at once: a kill leaves the old or the new. */
export function persistedState(file: string): { state: State; save: () => void } {
  const state = existsSync(file)
    ? withNewTables(JSON.parse(readFileSync(file, 'utf8')) as State)
    : emptyState();
  let before = '';
  const save = () => {
    const text = JSON.stringify(state);
    if (text === before) return;
    writeFileSync(`${file}.new`, text, { mode: 0o600 });
    renameSync(`${file}.new`, file);
    before = text;
  };
  return { state, save };
}

/** A file of before has no place for what the server has learnt since. */
const withNewTables = (state: State): State => ({
  ...emptyState(),
  ...state,
  tables: { ...emptyState().tables, ...state.tables },
});
