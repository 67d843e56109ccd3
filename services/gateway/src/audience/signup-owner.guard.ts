import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Refusals } from '@rep13/contracts-messaging';
import { actAs, NotFound, SERVICE_CONFIG, validated } from '@rep13/service-kit';
import type { Request } from 'express';
import { type AdminUser, AdminUsersService, Sessions } from '../identity/index.ts';
import { GatewayConfig, type StaffMfa } from '../config.ts';
import { idOf } from '../edge/path-id.pipe.ts';
import { Forbidden, NotInTheClientsPlace, NotTheirs } from '../edge/http-errors.ts';
import { isSafe } from '../edge/same-origin.guard.ts';
import { bodyTypeOf } from './body-type.ts';
import { isForClientAlone } from './for-client-alone.ts';

/**
 * Another one's signup looks exactly like one that is not there. A browser in which staff is signed in is staff's,
 * whatever else it holds: what is done there is never taken for an act of the client.
 */
@Injectable()
export class SignupOwnerGuard implements CanActivate {
  static readonly refuses = { 'gateway.not-found': 404 } as const satisfies Refusals;

  constructor(
    private readonly sessions: Sessions,
    private readonly admins: AdminUsersService,
    private readonly reflector: Reflector,
    @Inject(SERVICE_CONFIG) private readonly config: GatewayConfig,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const signupId = namedSignup(request, context);
    if (signupId === undefined) throw new NotFound();
    const staff = await this.admins.ofSession(request.session.admin);
    const actor = staff
      ? staffAllowed(staff, request, isForClientAlone(this.reflector, context), this.config.STAFF_MFA)
      : await this.ownerOf(request, signupId);
    actAs(actor);
    return true;
  }

  /** Who the owner is to the audit log. @throws NotFound */
  private async ownerOf(request: Request, signupId: number): Promise<string> {
    if (request.session.client?.signupId === signupId) return `client:${signupId}`;
    if (await this.sessions.holdsSignup(request, signupId)) return 'visitor';
    throw new NotTheirs();
  }
}

/** Every role may read; only an admin acts for a client, and nobody binds one. */
function staffAllowed(
  staff: AdminUser,
  request: Request,
  bindsClient: boolean,
  staffMfa: StaffMfa | undefined,
): string {
  if (!isSafe(request) && bindsClient) throw new NotInTheClientsPlace();
  if (staff.mustChangePassword || staff.lacksSecondFactor(staffMfa)) throw new NotFound();
  if (!isSafe(request) && staff.role !== 'admin') throw new Forbidden();
  return `admin:${staff.id}`;
}

/** From the path, else from the body, which is checked first so that a wrong one is told about each field. */
function namedSignup(request: Request, context: ExecutionContext): number | undefined {
  const { signupId } = request.params;
  if (signupId !== undefined) return idOf(String(signupId));
  const bodyType = bodyTypeOf(context.getClass(), context.getHandler().name);
  const body = bodyType && (validated(bodyType, request.body) as { signupId?: number });
  return body?.signupId;
}
