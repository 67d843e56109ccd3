import { atLeast, atMost, figure, notMeasured } from './figure.ts';
import { tableOf } from './table.ts';

const figures = [
  figure('P3', 'mail', atMost(100, 'ms'), 120, 'slowest 300 ms'),
  figure('P2', 'rate', atLeast(0.25), 0.25),
  notMeasured('P4', 'seal', atMost(1.5), 'there is none'),
];

describe('the table of a bench', () => {
  it('says of each figure beside its limit whether it is met, in the order of the goals', () => {
    expect(tableOf(figures, { isJudged: true })).toBe(
      [
        '| goal | figure | limit    | seen                        |        |',
        '| ---- | ------ | -------- | --------------------------- | ------ |',
        '| P2   | rate   | ≥ 0.25   | 0.25                        | met    |',
        '| P3   | mail   | ≤ 100 ms | 120 ms (slowest 300 ms)     | missed |',
        '| P4   | seal   | ≤ 1.5    | not measured: there is none |        |',
      ].join('\n'),
    );
  });

  it('judges nothing when the measuring was only tried out', () => {
    expect(tableOf(figures, { isJudged: false })).not.toMatch(/\bmet\b|missed|limit|≤/);
  });
});

describe('a figure', () => {
  it('cannot be made of a measurement that broke', () => {
    expect(() => figure('P2', 'rate', atLeast(0.25), NaN)).toThrow('P2, rate: measured NaN');
  });
});
