import { createHash, createHmac, hkdfSync, randomUUID, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { KnownDevice } from '@rep13/contracts';
import { Clock, SERVICE_CONFIG } from '@rep13/service-kit';
import type { Request, Response } from 'express';
import { GatewayConfig } from '../config.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** How long a browser is remembered after a sign-in. */
const REMEMBERED_MS = 180 * DAY_MS;

interface Claims extends KnownDevice {
  readonly account: string;
}

/**
 * Which browsers signed in to an account before: one cookie an account, signed, renewed at each sign-in. It lets nobody
 * in and names nobody; it only gives the browser wrong passwords of its own, so that strangers who lock an account
 * don't lock its owner out. Guarantee S3.
 */
@Injectable()
export class KnownDevices {
  private readonly keys: readonly Buffer[];

  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: GatewayConfig,
    private readonly clock: Clock,
  ) {
    this.keys = config.sessionSecrets.map((secret) =>
      Buffer.from(hkdfSync('sha256', secret, '', 'rep13 known devices', 32)),
    );
  }

  /** The device the request came from, if it signed in to this account before. `account` as in `client DSA-ABC234`. */
  find(request: Request, account: string): KnownDevice | undefined {
    const claims = this.verify(cookieOf(request, this.nameOf(account)));
    if (claims?.account !== account) return undefined;
    const age = this.clock.now().getTime() - Date.parse(claims.signedInAt);
    return age < REMEMBERED_MS ? { id: claims.id, signedInAt: claims.signedInAt } : undefined;
  }

  /** The browser has just signed in to this account. */
  remember(response: Response, account: string): void {
    const signedInAt = this.clock.now().toISOString();
    const claims: Claims = { account, id: randomUUID(), signedInAt };
    const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
    response.cookie(this.nameOf(account), `${payload}.${this.macs(payload)[0]?.toString('base64url')}`, {
      httpOnly: true,
      sameSite: 'lax',
      secure: this.config.isHttps,
      path: '/',
      maxAge: REMEMBERED_MS,
    });
  }

  private nameOf(account: string): string {
    const hash = createHash('sha256').update(account).digest('hex').slice(0, 16);
    return `${this.config.isHttps ? '__Host-' : ''}rep13-device-${hash}`;
  }

  private verify(value = ''): Claims | undefined {
    const [payload = '', signature = ''] = value.split('.');
    const given = Buffer.from(signature, 'base64url');
    const isOurs = (mac: Buffer) => given.length === mac.length && timingSafeEqual(given, mac);
    if (!this.macs(payload).some(isOurs)) return undefined;
    return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
  }

  /** The first is given, all are taken. */
  private macs(payload: string): Buffer[] {
    return this.keys.map((key) => createHmac('sha256', key).update(payload).digest());
  }
}

/** Names and values of ours need no decoding. */
function cookieOf({ headers }: Request, name: string): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
