import {
  applyDecorators,
  Injectable,
  SetMetadata,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Refusals } from '@rep13/contracts-messaging';
import { Clock } from '@rep13/service-kit';
import type { Request } from 'express';
import { StepUpRequired } from '../../edge/http-errors.ts';
import { provenUntil } from '../sessions/step-up-policy.ts';

const FOR = 'step-up-for';
const LEFT_MS = 'step-up-left-ms';
const ONLY_WITH = 'step-up-only-with';

/** Behind the guard of the audience: the caller is signed in, and in a role that may. */
@Injectable()
export class StepUpGuard implements CanActivate {
  static readonly refuses = { 'gateway.step-up-required': 403 } as const satisfies Refusals;

  constructor(
    private readonly clock: Clock,
    private readonly reflector: Reflector,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const { session, body } = context.switchToHttp().getRequest<Request<object, unknown, unknown>>();
    const handler = context.getHandler();
    const only = this.reflector.get<string | undefined>(ONLY_WITH, handler);
    if (only && !(body as Record<string, unknown> | undefined)?.[only]) return true;
    const signedIn = session[this.reflector.get<'admin' | 'client'>(FOR, handler)];
    const until = this.clock.now().getTime() + this.reflector.get<number>(LEFT_MS, handler);
    if (!signedIn || provenUntil(signedIn) <= until) throw new StepUpRequired();
    return true;
  }
}

/** Only within ten minutes after the password was entered in this very session, and with `leftMs` of them left. */
export const NeedsStepUp = (who: 'admin' | 'client', leftMs = 0): MethodDecorator =>
  applyDecorators(SetMetadata(FOR, who), SetMetadata(LEFT_MS, leftMs), UseGuards(StepUpGuard));

/** A move that is ordinary while two of staff decide, of which one takes it alone by `breakGlass` in the body. */
export const NeedsStepUpToBreakGlass = (): MethodDecorator =>
  applyDecorators(NeedsStepUp('admin'), SetMetadata(ONLY_WITH, 'breakGlass'));
