import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import { ClientLoginBody, SignInClient, type ClientUserView } from '@rep13/contracts-onboarding';
import { RpcClient } from '@rep13/service-kit';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import { RateLimits } from '../rate-limits/rate-limits.ts';
import { KnownDevices } from '../sessions/known-devices.ts';
import { SignInTrail } from '../trail/sign-in-trail.ts';
import { attemptLogin } from './login.guard.ts';

/** Client ID and password, decided by onboarding, which also counts wrong ones and locks. */
@Injectable()
export class ClientStrategy extends PassportStrategy(Strategy, 'client') {
  constructor(
    private readonly rpc: RpcClient,
    private readonly devices: KnownDevices,
  ) {
    super({ usernameField: 'clientId', passReqToCallback: true });
  }

  validate(request: Request, clientId: string, password: string): Promise<ClientUserView> {
    const knownDevice = this.devices.find(request, accountOf({ clientId }));
    const setupAsked = request.session.setupsAsked?.includes(clientId);
    return this.rpc.call(SignInClient, { clientId, password, knownDevice, setupAsked });
  }
}

/** What the tries at a client's password count against. */
export const accountOf = ({ clientId }: Pick<ClientLoginBody, 'clientId'>): string => `client ${clientId}`;

@Injectable()
export class ClientLoginGuard implements CanActivate {
  private readonly passport = new (AuthGuard('client'))();

  constructor(
    private readonly limits: RateLimits,
    private readonly devices: KnownDevices,
    private readonly trail: SignInTrail,
  ) {}

  canActivate(context: ExecutionContext): Promise<boolean> {
    return attemptLogin(context, {
      body: ClientLoginBody,
      account: accountOf,
      named: ({ clientId }: ClientLoginBody) => ({ account: 'client', clientId }),
      trail: this.trail,
      passport: this.passport,
      limits: this.limits,
      devices: this.devices,
    });
  }
}
