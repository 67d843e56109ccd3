import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { NotFound, validated } from '@rep13/service-kit';
import type { Request } from 'express';
import { AdminUsersService } from '../admin-users/admin-users.service.ts';
import { Forbidden } from '../edge/refusals.ts';
import { idOf } from '../edge/path-id.pipe.ts';
import { isSafe } from '../edge/same-origin.guard.ts';
import { Sessions } from '../sessions/sessions.ts';
import { bodyTypeOf } from './body-type.ts';

/** Another one's signup looks exactly like one that is not there. Design section 6. */
@Injectable()
export class SignupOwnerGuard implements CanActivate {
  constructor(
    private readonly sessions: Sessions,
    private readonly admins: AdminUsersService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const signupId = namedSignup(request, context);
    if (signupId === undefined || !(await this.owns(request, signupId))) throw new NotFound();
    return true;
  }

  private async owns(request: Request, signupId: number): Promise<boolean> {
    const { client, admin } = request.session;
    if (client?.signupId === signupId) return true;
    if (await this.sessions.holdsSignup(request, signupId)) return true;
    const user = await this.admins.ofSession(admin);
    if (!user || user.mustChangePassword) return false;
    // Every role may read; only an admin acts for a client.
    if (!isSafe(request) && user.role !== 'admin') throw new Forbidden();
    return true;
  }
}

/** From the path, else from the body, which is checked first so that a wrong one is told about each field. */
function namedSignup(request: Request, context: ExecutionContext): number | undefined {
  const { signupId } = request.params;
  if (signupId !== undefined) return idOf(signupId);
  const bodyType = bodyTypeOf(context.getClass(), context.getHandler().name);
  const body = bodyType && (validated(bodyType, request.body) as { signupId?: number });
  return body?.signupId;
}
