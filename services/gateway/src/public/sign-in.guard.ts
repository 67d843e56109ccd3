import {
  createParamDecorator,
  HttpStatus,
  Injectable,
  type CanActivate,
  type ExecutionContext,
  type Type,
} from '@nestjs/common';
import { DomainError, validated } from '@rep13/service-kit';
import type { Request, Response } from 'express';
import { addressOf } from '../edge/request-id.ts';
import { limitGuesses } from '../rate-limits/limit-guesses.ts';
import { RateLimits } from '../rate-limits/rate-limits.ts';
import { KnownDevices, type Named, SignInTrail } from '../identity/index.ts';

/** Whom the sign-in page's strategy found. */
export const Identified = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<Request>().user,
);

/**
 * One sign-in attempt: the body is checked, the attempt counted, then the Passport strategy decides. A known device counts
 * for itself, so that guessing strangers don't keep the owner out.
 */
@Injectable()
export abstract class SignInGuard<B extends object> implements CanActivate {
  protected abstract readonly body: Type<B>;
  protected abstract readonly passport: CanActivate;

  constructor(
    private readonly limits: RateLimits,
    private readonly devices: KnownDevices,
    private readonly trail: SignInTrail,
  ) {}

  /** The account that the attempt counts against, whether there is one or not. */
  protected abstract account(body: B): string;

  /** Who is named, for the audit log. */
  protected abstract named(body: B): Named;

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const body = validated(this.body, request.body) as B;
    request.body = body;
    const name = this.account(body);
    const device = this.devices.find(request, name);
    const guess = {
      limits: this.limits,
      address: addressOf(request),
      target: device ? `${name} on ${device.id}` : name,
      isWrong: isWrongPassword,
    };
    const proof = { request, at: 'sign-in', named: this.named(body) } as const;
    await this.trail.attempt(proof, () =>
      limitGuesses(guess, async () => this.passport.canActivate(context)),
    );
    this.devices.remember(context.switchToHttp().getResponse<Response>(), name);
    return true;
  }
}

const isWrongPassword = (error: unknown): boolean =>
  error instanceof DomainError && error.status === (HttpStatus.UNAUTHORIZED as number);
