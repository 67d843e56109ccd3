import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { SERVICE_CONFIG } from '@rep13/service-kit';
import type { Request } from 'express';
import { GatewayConfig } from '../config.ts';
import { ForeignOrigin, UnsupportedMediaType } from './http-errors.ts';
import { hasBody } from './send-error.ts';
import { WITHOUT_ORIGIN } from './without-origin.decorator.ts';

/** Marks the routes that take a file. */
export const TAKES_FILE = 'takes-file';

const SAFE = ['GET', 'HEAD', 'OPTIONS'];

export const isSafe = ({ method }: Request): boolean => SAFE.includes(method);

/**
 * Changes are only taken from pages of PUBLIC_URL, whatever name or scheme we are called by, and only as JSON, which no
 * foreign form can send. Where files go, the type is looked at behind the guards.
 */
@Injectable()
export class SameOriginGuard implements CanActivate {
  private readonly ownOrigin: string;

  constructor(
    @Inject(SERVICE_CONFIG) { publicUrl }: GatewayConfig,
    private readonly reflector: Reflector,
  ) {
    this.ownOrigin = new URL(publicUrl).origin;
  }

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (isSafe(request)) return true;
    if (this.reflector.get<true | undefined>(WITHOUT_ORIGIN, context.getHandler())) return true;
    if (request.get('Origin') !== this.ownOrigin) throw new ForeignOrigin();
    if (this.reflector.get<true | undefined>(TAKES_FILE, context.getHandler())) return true;
    if (hasBody(request) && !request.is('application/json')) throw new UnsupportedMediaType();
    return true;
  }
}
