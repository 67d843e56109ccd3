import { Injectable } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import { ClientSignInBody, SignInClient, type ClientUserView } from '@rep13/contracts-onboarding';
import { RpcClient } from '@rep13/service-kit';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import { accountOf } from '../rate-limits/limit-guesses.ts';
import { KnownDevices, type Named } from '../identity/index.ts';
import { SignInGuard } from './sign-in.guard.ts';

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

@Injectable()
export class ClientSignInGuard extends SignInGuard<ClientSignInBody> {
  static readonly refuses = SignInClient.errors;

  protected readonly body = ClientSignInBody;
  protected readonly passport = new (AuthGuard('client'))();
  protected readonly account = accountOf;

  protected named({ clientId }: ClientSignInBody): Named {
    return { account: 'client', clientId };
  }
}
