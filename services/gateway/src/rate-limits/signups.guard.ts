import { sendableAddress } from '@rep13/contracts-constants';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Refusals } from '@rep13/contracts-messaging';
import { SignupBody } from '@rep13/contracts-onboarding';
import { validated } from '@rep13/service-kit';
import type { Request } from 'express';
import { addressOf } from '../edge/request-id.ts';
import { RateLimits } from './rate-limits.ts';

/**
 * Each registration mails somebody whose address nobody has proven: few may name one recipient, or come from one
 * address. Refused forms don't count, and a request that is repeated under its Idempotency-Key counts once.
 */
@Injectable()
export class SignupsGuard implements CanActivate {
  static readonly refuses = { 'gateway.too-many-attempts': 429 } as const satisfies Refusals;

  constructor(private readonly limits: RateLimits) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const { legalContactEmail } = validated(SignupBody, request.body);
    const key = request.get('Idempotency-Key');
    // Only a browser that is told from others can repeat a request; anybody else sends another one.
    const browser = request.session.scope ?? request.get('Idempotency-Scope');
    const once = key && browser && JSON.stringify([browser, key, request.body as unknown]);
    await this.limits.signupsByAddress.take({ address: addressOf(request) }, once);
    await this.limits.signupsByRecipient.take(
      { subject: (sendableAddress(legalContactEmail) ?? legalContactEmail).toLowerCase() },
      once,
    );
    return true;
  }
}
