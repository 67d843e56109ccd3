import { atLeastOneFailure, jestTotals, playwrightTotals } from './totals.ts';

describe('the totals of a test run', () => {
  it('add up what jest says about each project', () => {
    const output = [
      '\u001b[1mTests:       \u001b[22m\u001b[31m1 failed\u001b[39m, 2 skipped, 10 passed, 13 total',
      'Test Suites: 4 passed, 4 total',
      'Tests:       12 passed, 12 total',
    ].join('\n');
    expect(jestTotals(output)).toEqual({ passed: 22, failed: 1 });
  });

  it('add up what Playwright says at the end of each run', () => {
    const output =
      'Running 3 tests using 1 worker\n\n  1 failed\n    client-signs.e2e.spec.ts\n  2 passed (9.1s)\n';
    expect(playwrightTotals(output)).toEqual({ passed: 2, failed: 1 });
    expect(playwrightTotals(`${output}  5 passed (2.0s)\n`)).toEqual({ passed: 7, failed: 1 });
  });

  it('count a failed step without tests as one failure', () => {
    expect(atLeastOneFailure({ passed: 3, failed: 0 }, false)).toEqual({ passed: 3, failed: 1 });
    expect(atLeastOneFailure({ passed: 3, failed: 2 }, false)).toEqual({ passed: 3, failed: 2 });
    expect(atLeastOneFailure({ passed: 3, failed: 0 }, true)).toEqual({ passed: 3, failed: 0 });
  });
});
