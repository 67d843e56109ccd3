import { Injectable } from '@nestjs/common';
import type { StepUpBody } from '@rep13/contracts-gateway';
import { GetClientUser, SignInClient } from '@rep13/contracts-onboarding';
import { DomainError, RpcClient, ValidationFailed } from '@rep13/service-kit';
import type { Request } from 'express';
import { AdminUser } from '../admin-users/admin-user.entity.ts';
import { AdminUsersService } from '../admin-users/admin-users.service.ts';
import { addressOf } from '../../edge/request-id.ts';
import { accountOf, limitGuesses } from '../../rate-limits/limit-guesses.ts';
import { RateLimits } from '../../rate-limits/rate-limits.ts';
import { KnownDevices } from '../sessions/known-devices.ts';
import { SignInTrail, type Named } from '../trail/sign-in-trail.ts';

const UNAUTHORIZED = 401;
const LOCKED = 423;

/**
 * Who is signed in proves it again. A wrong password counts as one at the sign-in: for the same limits, and of a
 * client for the lock-out. This is the place where a second factor joins: `prove…` are all that opens the ten minutes.
 */
@Injectable()
export class ProveAgain {
  constructor(
    private readonly users: AdminUsersService,
    private readonly rpc: RpcClient,
    private readonly limits: RateLimits,
    private readonly devices: KnownDevices,
    private readonly trail: SignInTrail,
  ) {}

  /** @throws ValidationFailed, TooManyAttempts */
  async proveAdmin(request: Request, user: AdminUser, { password }: StepUpBody): Promise<void> {
    const named = { account: 'admin', adminUserId: user.id } as const;
    // Of the same account as tries at a change of the password, and like them not of strangers at the sign-in.
    const target = `password of admin ${user.id}`;
    await this.attempt(request, named, target, () => this.users.provePassword(user, password, 'password'));
  }

  /** @throws ValidationFailed, TooManyAttempts, and 423 for an account that is locked by now */
  async proveClient(request: Request, signupId: number, { password }: StepUpBody): Promise<void> {
    const { clientId } = await this.rpc.call(GetClientUser, { signupId });
    const name = accountOf({ clientId });
    const knownDevice = this.devices.find(request, name);
    const target = knownDevice ? `${name} on ${knownDevice.id}` : name;
    await this.attempt(request, { account: 'client', signupId }, target, () =>
      this.rpc.call(SignInClient, { clientId, password, knownDevice }).catch(asWrongPassword),
    );
  }

  private async attempt(
    request: Request,
    named: Named,
    target: string,
    prove: () => Promise<unknown>,
  ): Promise<void> {
    const guess = { limits: this.limits, address: addressOf(request), target, isWrong };
    const isRefusal = (error: DomainError) => isWrong(error) || error.status === LOCKED;
    await this.trail.attempt({ request, at: 'step-up', named, isRefusal }, () => limitGuesses(guess, prove));
  }
}

const isWrong = (error: unknown): boolean => error instanceof ValidationFailed;

/** 401 would say that the session is over. */
function asWrongPassword(error: unknown): never {
  if (error instanceof DomainError && error.status === UNAUTHORIZED)
    throw new ValidationFailed([{ path: 'password', message: 'This is not your current password' }]);
  throw error;
}
