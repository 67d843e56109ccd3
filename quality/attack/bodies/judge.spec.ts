import { faultOf } from './judge.ts';

const answer = (status: number, body: object | string) => ({
  ...{ status, headers: {}, ms: 1 },
  text: typeof body === 'string' ? body : JSON.stringify(body),
});

describe('an answer', () => {
  it('is fine as a refusal that says what an error says', () => {
    const body = { code: 'gateway.validation-failed', message: 'No', errors: [] };
    expect(faultOf(answer(400, body))).toBeUndefined();
    expect(faultOf(answer(200, { anything: 1 }))).toBeUndefined();
  });

  it.each([
    ['none came', answer(0, 'no answer in time'), 'no answer: no answer in time'],
    ['it is our own error', answer(500, { code: 'x' }), 'answered 500'],
    ['it has a stack trace', answer(400, { message: 'x\n    at handle (/srv/a.ts:1:2)' }), 'stack trace'],
    ['it tells more', answer(400, { code: 'x', query: 'select 1' }), 'tells query'],
    ['it is a page', answer(400, '<html>'), 'no JSON'],
  ])('is wrong when %s', (_, given, fault) => {
    expect(faultOf(given)).toContain(fault);
  });
});
