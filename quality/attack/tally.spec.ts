import { faultsOf, printedTallies, Tally } from './tally.ts';

describe('the table of an attack', () => {
  const fine = new Tally('S1', 'bodies');
  fine.add(400);
  fine.add(400);
  fine.add(413);
  const wrong = new Tally('S2', 'a stranger');
  wrong.add(200, 'was let in');
  wrong.add(200, 'was let in again');
  wrong.note('in 3 ms');

  it('has a line for each kind of try, with what was answered how often', () => {
    expect(printedTallies([fine, wrong]).split('\n')).toEqual([
      'S1   bodies          3  400 ×2, 413 ×1',
      'S2   a stranger      2  200 ×2; in 3 ms  2 WRONG',
    ]);
  });

  it('names the first fault of each kind before the second of any', () => {
    const other = new Tally('S2', 'another');
    other.add(0, 'got no answer');
    expect(faultsOf([fine, wrong, other])).toEqual([
      'a stranger: was let in',
      'another: got no answer',
      'a stranger: was let in again',
    ]);
  });
});
