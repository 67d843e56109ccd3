import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { SERVICE_CONFIG } from '@rep13/service-kit';
import type { Request } from 'express';
import { GatewayConfig } from '../config.ts';
import { SENT_BY_BROWSERS } from '../csp-reports/sent-by-browsers.decorator.ts';
import { TAKES_FILE } from '../uploads/upload-limits.ts';
import { ForeignOrigin, UnsupportedMediaType } from './refusals.ts';

const SAFE = ['GET', 'HEAD', 'OPTIONS'];

export const isSafe = ({ method }: Request): boolean => SAFE.includes(method);

/**
 * Changes are only taken from our own pages, and only as JSON, which no foreign form can send. Where files go, the
 * type is looked at behind the guards.
 */
@Injectable()
export class SameOriginGuard implements CanActivate {
  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: GatewayConfig,
    private readonly reflector: Reflector,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (isSafe(request)) return true;
    if (this.reflector.get<true | undefined>(SENT_BY_BROWSERS, context.getHandler())) return true;
    if (!this.isOurs(request.get('Origin'), request.get('Host'))) throw new ForeignOrigin();
    if (this.reflector.get<true | undefined>(TAKES_FILE, context.getHandler())) return true;
    if (hasBody(request) && !request.is('application/json')) throw new UnsupportedMediaType();
    return true;
  }

  private isOurs(origin: string | undefined, host: string | undefined): boolean {
    if (origin === undefined || !URL.canParse(origin)) return false;
    const { protocol, host: originHost } = new URL(origin);
    const isWeb = protocol === 'http:' || protocol === 'https:';
    return isWeb && (origin === new URL(this.config.publicUrl).origin || originHost === host?.toLowerCase());
  }
}

const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
