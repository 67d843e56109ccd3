import type { Request, RequestHandler, Response } from 'express';
import { inOrder } from './in-order.ts';

const passed: string[] = [];
beforeEach(() => (passed.length = 0));

const note =
  (name: string): RequestHandler =>
  (_request, _response, next) => {
    passed.push(name);
    next();
  };
const run = (...handlers: RequestHandler[]) =>
  new Promise<unknown>((resolve) => {
    inOrder(handlers)({} as Request, {} as Response, resolve);
  });

describe('handlers in order', () => {
  it('are passed one after the other, also by one that goes on later', async () => {
    const later: RequestHandler = (_request, _response, next) => void setImmediate(next);
    expect(await run(note('first'), later, note('last'))).toBeUndefined();
    expect(passed).toEqual(['first', 'last']);
  });

  it.each<[string, RequestHandler]>([
    ['is handed a reason', (_request, _response, next) => next(new Error('no'))],
    [
      'throws',
      () => {
        throw new Error('no');
      },
    ],
    [
      'throws after a wait of the one before',
      (_request, _response, next) => {
        setImmediate(() => next(new Error('no')));
      },
    ],
  ])('end with the one that %s', async (_, fails) => {
    expect(await run(note('first'), fails, note('never'))).toEqual(new Error('no'));
    expect(passed).toEqual(['first']);
  });

  it('end with an answer that goes no further', () => {
    inOrder([note('first'), () => undefined, note('never')])({} as Request, {} as Response, () =>
      passed.push('next'),
    );
    expect(passed).toEqual(['first']);
  });
});
