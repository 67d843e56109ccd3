import { jest } from '@jest/globals';
import type { Request, RequestHandler, Response } from 'express';
import { sessionIfAny, sessionOnDemand } from './session-on-demand.ts';

const passed = (bringsCookie: boolean) => {
  const request = {} as Request;
  const load = jest.fn<RequestHandler>((asked, _response, next) => {
    Object.assign(asked, { session: { scope: 'loaded' } });
    next();
  });
  const next = jest.fn();
  sessionOnDemand(load, () => bringsCookie)(request, {} as Response, next);
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

  it('can be replaced and taken away', () => {
    const { request, load } = passed(false);
    Object.assign(request, { session: { scope: 'other' } });
    expect(request.session.scope).toBe('other');
    Reflect.deleteProperty(request, 'session');
    expect(request.session).toBeUndefined();
    expect(load).not.toHaveBeenCalled();
  });
});
