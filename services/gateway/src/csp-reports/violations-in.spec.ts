import { violationsIn } from './violations-in.ts';

const ORIGIN = 'https://rep13.test';
const CANARY = 'Canary7';

const oldReport = (given: object = {}) => ({
  'csp-report': {
    'document-uri': `${ORIGIN}/signature/123456789?token=${CANARY}`,
    referrer: `${ORIGIN}/${CANARY}`,
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'original-policy': CANARY,
    disposition: 'enforce',
    'blocked-uri': `https://evil.example/${CANARY}?${CANARY}`,
    'line-number': 7,
    'source-file': `${ORIGIN}/marketing/0123456789abcdef/pricing.js?${CANARY}`,
    'script-sample': CANARY,
    ...given,
  },
});
const newReport = (given: object = {}) => ({
  age: 10,
  type: 'csp-violation',
  url: `${ORIGIN}/${CANARY}`,
  user_agent: CANARY,
  body: {
    documentURL: `${ORIGIN}/client/account#token=${CANARY}`,
    effectiveDirective: 'script-src-elem',
    blockedURL: 'inline',
    disposition: 'report',
    lineNumber: 3,
    sample: CANARY,
    sourceFile: 'chrome-extension://abcdef',
    ...given,
  },
});

describe('a report of a browser', () => {
  it('in the old form is one violation, with places and no more', () => {
    expect(violationsIn(oldReport(), ORIGIN)).toEqual([
      {
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
        page: '/signature/:id',
        source: '/marketing/0123456789abcdef/pricing.js',
        line: 7,
        isEnforced: true,
      },
    ]);
  });

  it('in the new form is a list, of which only violations of the policy count', () => {
    const others = [
      { type: 'deprecation', body: { message: CANARY } },
      null,
      CANARY,
      { type: 'csp-violation' },
    ];
    expect(violationsIn([newReport(), ...others], ORIGIN)).toEqual([
      {
        directive: 'script-src-elem',
        blocked: 'inline',
        page: '/client/account',
        source: 'chrome-extension://abcdef',
        line: 3,
        isEnforced: false,
      },
    ]);
  });

  it.each([[undefined], [null], [''], [{}], [[]], [{ 'csp-report': [] }], [7]])(
    'that is %p is none',
    (body) => {
      expect(violationsIn(body, ORIGIN)).toEqual([]);
    },
  );

  it('with more than a browser would send is cut off', () => {
    expect(
      violationsIn(
        Array.from({ length: 1_000 }, () => newReport()),
        ORIGIN,
      ),
    ).toHaveLength(20);
  });

  it.each([
    `${CANARY}\n{"level":60}`,
    `https://${CANARY}@evil.example`,
    `${ORIGIN}/${CANARY}`,
    `${ORIGIN}/a/${CANARY.toUpperCase()}/${'x'.repeat(10_000)}`,
    `data:text/html,${CANARY}`,
    `javascript:${CANARY}`,
    { [CANARY]: CANARY },
    [CANARY],
  ])('tells nothing of what its sender hides in any field: %p', (value) => {
    const names = [
      'documentURL',
      'effectiveDirective',
      'blockedURL',
      'disposition',
      'lineNumber',
      'sourceFile',
    ];
    const everywhere = Object.fromEntries(
      [...names, ...Object.keys(oldReport()['csp-report'])].map((name) => [name, value]),
    );
    const reported = JSON.stringify(violationsIn([newReport(everywhere), oldReport(everywhere)], ORIGIN));
    expect(reported).not.toMatch(/canary7/i);
    expect(reported.length).toBeLessThan(1_000);
  });
});
