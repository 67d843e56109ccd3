import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import { ClientLoginBody, SignInClient, type ClientUserView } from '@rep13/contracts';
import { RpcClient } from '@rep13/service-kit';
import { Strategy } from 'passport-local';
import { RateLimits } from '../rate-limits/rate-limits.ts';
import { attemptLogin } from './login.guard.ts';

/** Client ID and password, decided by onboarding, which also counts wrong ones and locks. */
@Injectable()
export class ClientStrategy extends PassportStrategy(Strategy, 'client') {
  constructor(private readonly rpc: RpcClient) {
    super({ usernameField: 'clientId' });
  }

  validate(clientId: string, password: string): Promise<ClientUserView> {
    return this.rpc.call(SignInClient, { clientId, password });
  }
}

@Injectable()
export class ClientLoginGuard implements CanActivate {
  private readonly passport = new (AuthGuard('client'))();

  constructor(private readonly limits: RateLimits) {}

  canActivate(context: ExecutionContext): Promise<boolean> {
    return attemptLogin(context, {
      body: ClientLoginBody,
      account: ({ clientId }: ClientLoginBody) => `client ${clientId}`,
      passport: this.passport,
      limits: this.limits,
    });
  }
}
