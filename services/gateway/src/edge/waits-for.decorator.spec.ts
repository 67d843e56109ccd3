import { EventEmitter } from 'node:events';
import { jest } from '@jest/globals';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { INTERCEPTORS_METADATA } from '@nestjs/common/constants.js';
import { CompletePayment, OpenCardPage } from '@rep13/contracts-onboarding';
import { currentContext, withContext } from '@rep13/service-kit';
import type { Request, Response } from 'express';
import { defer, lastValueFrom, of } from 'rxjs';
import { ClientSubscriptionController } from '../client/subscription.controller.ts';
import { PaymentController } from '../onboarding/payment.controller.ts';
import { answerInTime } from './answer-deadline.ts';

const ROUTES = [
  ['opens the page to pay on', PaymentController.prototype.complete, CompletePayment],
  ['opens the page of the card', ClientSubscriptionController.prototype.card, OpenCardPage],
] as const;

describe('a route that waits for a payment provider', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each(ROUTES)('%s: has the time of its command, and what a browser waits', async (_, route, command) => {
    const json = jest.fn();
    const answering = { setHeader: jest.fn(), json, status: () => ({ json }) };
    const emitter = new EventEmitter() as Response;
    const response = Object.assign(emitter, answering, { req: { complete: true }, headersSent: false });
    answerInTime({} as Request, response, jest.fn());
    const http = { switchToHttp: () => ({ getResponse: () => response }) };
    const handler: CallHandler = { handle: () => defer(() => of(currentContext())) };
    const interceptors = Reflect.getMetadata(INTERCEPTORS_METADATA, route) as NestInterceptor[];
    const waits = interceptors.find((interceptor) => typeof interceptor === 'object');

    const request = { correlationId: 'c', actor: 'visitor', deadline: Date.now() + 4_000 };
    const handled = await withContext(request, () => waits?.intercept(http as ExecutionContext, handler));
    const seen = handled && (await lastValueFrom(handled));

    expect(seen).toEqual({ ...request, deadline: Date.now() + command.answerWithinMs });
    jest.advanceTimersByTime(command.answerWithinMs);
    expect(json).not.toHaveBeenCalled();
    jest.advanceTimersByTime(10_000 - command.answerWithinMs);
    expect(json).toHaveBeenCalledTimes(1);
  });
});
