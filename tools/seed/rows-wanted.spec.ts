import { rowsWanted } from './rows-wanted.ts';

describe('the rows to seed', () => {
  it('are as many as asked for, and none without the option', () => {
    expect(rowsWanted(['--rows', '1000000'])).toBe(1_000_000);
    expect(rowsWanted([])).toBeUndefined();
  });

  it.each(['0', '1.5', 'many', '5000001'])('are refused when they are %s, with what to write', (rows) => {
    expect(() => rowsWanted(['--rows', rows])).toThrow('such as --rows 1000000');
  });
});
