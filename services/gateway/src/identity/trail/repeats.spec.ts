import { describe, expect, it } from '@jest/globals';
import { Repeats } from './repeats.ts';

const at = (second: number) => new Date(1_800_000_000_000 + second * 1_000);

describe('what is refused again and again', () => {
  it('is told at once, then counted until its minute is over, then new again', () => {
    const repeats = new Repeats<string>(60_000, 10);
    expect(repeats.first('a', () => 'A', at(0))).toBe('A');
    expect(repeats.first('a', () => 'A', at(1))).toBeUndefined();
    expect(repeats.first('a', () => 'A', at(59))).toBeUndefined();
    expect(repeats.takeDue(at(59)).repeated).toEqual([]);
    expect(repeats.takeDue(at(60)).repeated).toEqual([{ what: 'A', times: 2, since: at(0) }]);
    expect(repeats.first('a', () => 'A', at(61))).toBe('A');
    expect(repeats.takeDue(at(200)).repeated).toEqual([]);
  });

  it('takes no more room than was set: the rest is one number', () => {
    const repeats = new Repeats<number>(60_000, 3);
    const firsts = Array.from({ length: 1_000 }, (_, kind) => repeats.first(`${kind}`, () => kind, at(0)));
    expect(firsts.filter((first) => first !== undefined)).toEqual([0, 1, 2]);
    expect(repeats.takeDue(at(60))).toEqual({ repeated: [], beyond: { times: 997, since: at(0) } });
    expect(repeats.takeDue(at(120)).beyond).toBeUndefined();
  });

  it('is told whole when there is no later', () => {
    const repeats = new Repeats<string>(60_000, 10);
    repeats.first('a', () => 'A', at(0));
    repeats.first('a', () => 'A', at(0));
    expect(repeats.takeDue().repeated).toHaveLength(1);
  });
});
