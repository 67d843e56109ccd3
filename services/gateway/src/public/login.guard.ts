import { createParamDecorator, type CanActivate, type ExecutionContext, type Type } from '@nestjs/common';
import { DomainError, validated } from '@rep13/service-kit';
import { HttpStatus } from '@nestjs/common';
import type { Request, Response } from 'express';
import { addressOf } from '../edge/request-id.ts';
import { limitGuesses } from '../rate-limits/limit-guesses.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import type { Named, SignInTrail } from '../trail/sign-in-trail.ts';
import type { KnownDevices } from '../sessions/known-devices.ts';

/** Whom the login's strategy found. */
export const Identified = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<Request>().user,
);

interface Login<B> {
  readonly body: Type<B & object>;
  /** The account that the attempt counts against, whether there is one or not. */
  readonly account: (body: B) => string;
  /** Who is named, for the audit log. */
  readonly named: (body: B) => Named;
  readonly trail: SignInTrail;
  readonly passport: CanActivate;
  readonly limits: RateLimits;
  readonly devices: KnownDevices;
}

/**
 * One login attempt: the body is checked, the attempt counted, then the Passport strategy decides. A known device counts
 * for itself, so that guessing strangers don't keep the owner out.
 */
export async function attemptLogin<B>(context: ExecutionContext, login: Login<B>): Promise<boolean> {
  const request = context.switchToHttp().getRequest<Request>();
  const body = validated(login.body, request.body) as B;
  request.body = body;
  const name = login.account(body);
  const device = login.devices.find(request, name);
  const guess = {
    limits: login.limits,
    address: addressOf(request),
    target: device ? `${name} on ${device.id}` : name,
    isWrong: isWrongPassword,
  };
  const proof = { request, at: 'sign-in', named: login.named(body) } as const;
  await login.trail.attempt(proof, () =>
    limitGuesses(guess, async () => login.passport.canActivate(context)),
  );
  login.devices.remember(context.switchToHttp().getResponse<Response>(), name);
  return true;
}

const isWrongPassword = (error: unknown): boolean =>
  error instanceof DomainError && error.status === (HttpStatus.UNAUTHORIZED as number);
