import { EventEmitter } from 'node:events';
import { jest } from '@jest/globals';
import type { Request, Response } from 'express';
import { allowTime, answerInTime } from './answer-deadline.ts';

describe('the deadline of an answer', () => {
  let response: Response & { json: jest.Mock };

  beforeEach(() => {
    jest.useFakeTimers();
    const json = jest.fn();
    const req = { complete: true };
    const fake = { req, headersSent: false, setHeader: jest.fn(), json, status: () => ({ json }) };
    response = Object.assign(new EventEmitter(), fake) as unknown as typeof response;
    answerInTime({} as Request, response, jest.fn());
  });
  afterEach(() => jest.useRealTimers());

  it('is 4.5 seconds away', () => {
    jest.advanceTimersByTime(4_499);
    expect(response.json).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(response.json).toHaveBeenCalledWith({
      code: 'gateway.service-unavailable',
      message: 'Service unavailable',
    });
  });

  it('is put off for a request that is slow by itself', () => {
    jest.advanceTimersByTime(4_000);
    allowTime(response, 60_000);
    jest.advanceTimersByTime(59_999);
    expect(response.json).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(response.json).toHaveBeenCalledTimes(1);
  });

  it('is of no matter once the connection is closed', () => {
    allowTime(response, 60_000);
    response.emit('close');
    jest.advanceTimersByTime(100_000);
    expect(response.json).not.toHaveBeenCalled();
  });
});
