import { jest } from '@jest/globals';
import type { Request, RequestHandler, Response } from 'express';
import { sessionIfAny, sessionOnDemand } from './session-on-demand.ts';

const passed = (bringsCookie: boolean) => {
  const response = {} as Response;
  const request = { res: response } as Request;
  const load = jest.fn<RequestHandler>((asked, answer, next) => {
    expect(answer).toBe(response);
    Object.assign(asked, { session: { scope: 'loaded' } });
    next();
  });
  const next = jest.fn();
  sessionOnDemand(load, () => bringsCookie)(request, response, next);
  expect(next).toHaveBeenCalledTimes(1);
  return { request, load };
};

describe('a session on demand', () => {
  it('is loaded when the request brings its cookie', () => {
    const { request, load } = passed(true);
    expect(load).toHaveBeenCalledTimes(1);
    expect(sessionIfAny(request)).toEqual({ scope: 'loaded' });
  });

  it('is not begun for a stranger, nor by asking whether there is one', () => {
    const { request, load } = passed(false);
    expect(sessionIfAny(request)).toBeUndefined();
    expect(load).not.toHaveBeenCalled();
  });

  it('begins once when it is asked for', () => {
    const { request, load } = passed(false);
    expect(request.session.scope).toBe('loaded');
    expect(request.session.scope).toBe('loaded');
    expect(load).toHaveBeenCalledTimes(1);
    expect(sessionIfAny(request)).toEqual({ scope: 'loaded' });
  });

  it('is begun by one accessor of all requests: one of its own would keep each in memory', () => {
    const strangers = sessionOnDemand(jest.fn<RequestHandler>(), () => false);
    const [one, other] = [{}, {}].map((request) => {
      strangers(request as Request, {} as Response, jest.fn());
      return Object.getOwnPropertyDescriptor(request, 'session')?.get;
    });
    expect(one).toBeDefined();
    expect(one).toBe(other);
  });

  it('can be replaced and taken away', () => {
    const { request, load } = passed(false);
    Object.assign(request, { session: { scope: 'other' } });
    expect(request.session.scope).toBe('other');
    Reflect.deleteProperty(request, 'session');
    expect(request.session).toBeUndefined();
    expect(load).not.toHaveBeenCalled();
  });
});
