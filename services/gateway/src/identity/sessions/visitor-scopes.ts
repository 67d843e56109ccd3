import { Inject, Injectable } from '@nestjs/common';
import { SERVICE_CONFIG } from '@rep13/service-kit';
import { sha256Hex } from '@rep13/service-kit/hashes';
import type { Request, Response } from 'express';
import { GatewayConfig } from '../../config.ts';
import { cookieName, cookieOf, cookieOptions } from './cookies.ts';
import { newScope } from './sessions.ts';

/** 128 random bits, as the cookie has them. */
const VALUE = /^[0-9a-f]{32}$/;

/**
 * Whose idempotency keys they are while a browser has no session: a random value in a cookie of its own. A stored
 * session would cost each first visit a row and a commit. The value can't be guessed, so it needs no signature; the
 * services get its hash, and who reads that can't send it.
 */
@Injectable()
export class VisitorScopes {
  constructor(@Inject(SERVICE_CONFIG) private readonly config: GatewayConfig) {}

  /** The scope of the browser that was here before. */
  find(request: Request): string | undefined {
    const value = cookieOf(request, this.name);
    return value && VALUE.test(value) ? scopeOf(value) : undefined;
  }

  /** A scope for a browser that has none, and how to have the browser bring it again. */
  create(): { scope: string; remember: (response: Response) => void } {
    const value = newScope();
    const options = cookieOptions(this.config);
    return {
      scope: scopeOf(value),
      remember: (response) => void response.cookie(this.name, value, options),
    };
  }

  private get name(): string {
    return cookieName(this.config, 'rep13-visitor');
  }
}

const scopeOf = (value: string): string => sha256Hex(`visitor ${value}`);
