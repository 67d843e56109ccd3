import { CRASH_POINTS } from './crash-points.ts';
import { edited } from './edits.ts';
import { mutantOf, MUTANTS } from './mutants.ts';

const edit = {
  name: 'a change',
  file: 'a.js',
  find: 'commit();',
  replace: 'crash(); commit();',
  services: [],
};

describe('an edit', () => {
  it('changes its one place', () => {
    expect(edited('begin(); commit(); end();', edit)).toBe('begin(); crash(); commit(); end();');
  });

  it('is refused where its place is not there, or is there twice', () => {
    expect(() => edited('begin();', edit)).toThrow('a change: found 0 times instead of once in a.js');
    expect(() => edited('commit(); commit();', edit)).toThrow('found 2 times instead of once');
  });

  it('has a name of its own', () => {
    const names = [...CRASH_POINTS.map(({ name }) => name), ...MUTANTS.map(({ name }) => name)];
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('a mutant', () => {
  it('that is not there is answered with those that are', () => {
    expect(() => mutantOf('nobody')).toThrow('publish-before-commit, no-inbox-check');
  });
});
