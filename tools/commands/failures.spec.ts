import { failuresIn } from './failures.ts';

describe('what failed in a test run', () => {
  it('is named once, with its file and what is known of it', () => {
    const output = [
      '\u001b[1m FAIL \u001b[22m ./signing.int.spec.ts (71.81 s)',
      '\u001b[1m\u001b[31m  \u001b[1m● \u001b[22m\u001b[1msigning › stores the signature\u001b[39m\u001b[22m',
      '',
      '    within 30 s it never happened that the mail has arrived',
      '',
      '      29 |     await sleep(everyMs);',
      '    > 31 |   throw new Error(text);',
      '         |         ^',
      '      at eventually (../../libs/testing/src/eventually.ts:31:9)',
      '      at run (../../node_modules/jest-circus/build/index.js:1:2)',
      '',
      '  ● Console',
      '    console.log',
      ' PASS  ./draw-trace.spec.ts',
      'Summary of all failing tests',
      ' FAIL  ./signing.int.spec.ts (71.81 s)',
      '  ● signing › stores the signature',
      'Failed tasks:',
      '- @rep13/agreements:test',
      '- rep13:lint-all',
    ].join('\n');
    expect(failuresIn(output)).toEqual([
      [
        'signing.int.spec.ts › signing › stores the signature',
        '    within 30 s it never happened that the mail has arrived',
        '      at eventually (../../libs/testing/src/eventually.ts:31:9)',
      ].join('\n'),
      '@rep13/agreements:test',
      'rep13:lint-all',
    ]);
  });

  it('is named also where a test stands in no describe, and where a file did not run', () => {
    const output = [
      ' FAIL  src/mail/pgp.spec.ts',
      '  ● a key that has ended is unchanged',
      ' FAIL  src/mail/keys.spec.ts',
      '  ● Test suite failed to run',
      '',
      "    Cannot find module './wkd.ts'",
      '',
      'Test Suites: 2 failed, 2 total',
    ].join('\n');
    expect(failuresIn(output)).toEqual([
      'src/mail/pgp.spec.ts › a key that has ended is unchanged',
      "src/mail/keys.spec.ts › Test suite failed to run\n    Cannot find module './wkd.ts'",
    ]);
  });

  it('is a journey, with the error and without the list at the end', () => {
    const output = [
      '  ✘  1 [faults] › e2e/a.e2e.spec.ts:24:3 › a customer gets on (30.0s)',
      '  1) [faults] › e2e/a.e2e.spec.ts:24:3 › a customer gets on ──────────',
      '',
      '    Error: expect(locator).toBeVisible() failed',
      '  2) [faults] › e2e/b.e2e.spec.ts:3:1 › a client signs ───',
      '',
      '    Test timeout of 60000ms exceeded.',
      '  2 failed',
      '    [faults] › e2e/a.e2e.spec.ts:24:3 › a customer gets on ──────────',
    ].join('\n');
    expect(failuresIn(output)).toEqual([
      '[faults] › e2e/a.e2e.spec.ts:24:3 › a customer gets on\n    Error: expect(locator).toBeVisible() failed',
      '[faults] › e2e/b.e2e.spec.ts:3:1 › a client signs\n    Test timeout of 60000ms exceeded.',
    ]);
  });

  it('has at most twelve lines', () => {
    const output = [
      ' FAIL  a.spec.ts',
      '  ● one › two',
      ...Array.from({ length: 40 }, (_, line) => `    line ${line}`),
    ].join('\n');
    expect(failuresIn(output)[0]?.split('\n')).toHaveLength(13);
  });
});
