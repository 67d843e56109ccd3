import { Controller, Delete, Get, Param, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { SessionsEndedView, SessionView } from '@rep13/contracts-gateway';
import type { Request } from 'express';
import { AdminUser, NeedsStepUp, OwnSessions, type SessionOwner, SignedInAdmin } from '../identity/index.ts';
import { PathUuid } from '../edge/path-uuid.pipe.ts';
import { AdminAudience } from '../audience/audiences.ts';

/** Where a member of staff is signed in, and ending it: one's own, in every role. */
@ApiTags('admin')
@Controller('api/admin/sessions')
@AdminAudience()
export class AdminSessionsController {
  constructor(private readonly sessions: OwnSessions) {}

  /** List the sessions of the own account. The one that asks first, then the latest used; 100 at most. */
  @Get()
  list(@SignedInAdmin() user: AdminUser, @Req() request: Request): Promise<SessionView[]> {
    return this.sessions.list(request, ownerOf(user));
  }

  /** End every session but the one that asks. */
  @Delete('others')
  @NeedsStepUp('admin')
  endOthers(@SignedInAdmin() user: AdminUser, @Req() request: Request): Promise<SessionsEndedView> {
    return this.sessions.endOthers(request, ownerOf(user));
  }

  /** End one session. `ended` is 0 if it was over already; what is no session id is not found. */
  @Delete(':id')
  @NeedsStepUp('admin')
  end(@SignedInAdmin() user: AdminUser, @Param('id', PathUuid) id: string): Promise<SessionsEndedView> {
    return this.sessions.end(ownerOf(user), id);
  }
}

const ownerOf = (user: AdminUser): SessionOwner => ({
  as: 'admin',
  id: user.id,
  since: user.sessionsValidFrom.getTime(),
});
