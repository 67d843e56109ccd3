import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DAY_MS } from '@rep13/contracts-constants';
import type { KnownDevice } from '@rep13/contracts-onboarding';
import { Clock, SERVICE_CONFIG } from '@rep13/service-kit';
import type { Request, Response } from 'express';
import { GatewayConfig } from '../../config.ts';
import { cookieName, cookieOf, cookieOptions } from './cookies.ts';
import { LegibleDevices } from './legible-devices.ts';
import { SealedClaims } from './sealed-claims.ts';

/** How long a browser is remembered after a sign-in. */
const REMEMBERED_MS = 180 * DAY_MS;

interface Claims extends KnownDevice {
  readonly account: string;
}

/**
 * Which browsers signed in to an account before: one cookie an account, sealed, renewed at each sign-in. It lets nobody
 * in, and neither its name nor its value tells whose it is; it only gives the browser wrong passwords of its own, so
 * that strangers who lock an account don't lock its owner out.
 */
@Injectable()
export class KnownDevices {
  /** By secret: the first one's are given, all are taken. */
  private readonly sealed: readonly SealedClaims[];
  private readonly legible: readonly LegibleDevices[];

  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: GatewayConfig,
    private readonly clock: Clock,
  ) {
    this.sealed = config.sessionSecrets.map((secret) => new SealedClaims(secret, 'rep13 known devices'));
    this.legible = config.sessionSecrets.map((secret) => new LegibleDevices(secret));
  }

  /** The device the request came from, if it signed in to this account before. `account` as in `client DSA-ABC234`. */
  find(request: Request, account: string): KnownDevice | undefined {
    // Until the last legible one has ended: remove in June 2027, 180 days after the last was given out.
    for (const cookies of [...this.sealed, ...this.legible]) {
      const device = this.claimed(request, account, cookies);
      if (device) return device;
    }
    return undefined;
  }

  /** The browser has just signed in to this account. */
  remember(response: Response, account: string): void {
    const signedInAt = this.clock.now().toISOString();
    const claims: Claims = { account, id: randomUUID(), signedInAt };
    const [current, ...earlier] = this.sealed;
    if (!current) return;
    const cookie = this.cookieName(account, current);
    response.cookie(cookie, current.seal(claims), { ...cookieOptions(this.config), maxAge: REMEMBERED_MS });
    for (const cookies of [...earlier, ...this.legible]) {
      const name = this.cookieName(account, cookies);
      if (cookieOf(response.req, name)) response.clearCookie(name, cookieOptions(this.config));
    }
  }

  private claimed(request: Request, account: string, cookies: SealedClaims | LegibleDevices) {
    const value = cookieOf(request, this.cookieName(account, cookies)) ?? '';
    const claims = cookies.open(value) as Claims | undefined;
    if (claims?.account !== account) return undefined;
    const age = this.clock.now().getTime() - Date.parse(claims.signedInAt);
    return age < REMEMBERED_MS ? { id: claims.id, signedInAt: claims.signedInAt } : undefined;
  }

  private cookieName(account: string, cookies: SealedClaims | LegibleDevices): string {
    return cookieName(this.config, `rep13-device-${cookies.nameOf(account)}`);
  }
}
