import { Controller, Delete, Get, Param, Req, Session } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { SessionsEndedView, SessionView } from '@rep13/contracts-gateway';
import type { Request } from 'express';
import { ClientAudience } from '../audience/audiences.ts';
import { PathUuid } from '../edge/path-uuid.pipe.ts';
import { NeedsStepUp, OwnSessions, type SessionData, type SessionOwner } from '../identity/index.ts';

/** Where the client is signed in, and ending it. */
@ApiTags('client')
@Controller('api/client/sessions')
@ClientAudience()
export class ClientSessionsController {
  constructor(private readonly sessions: OwnSessions) {}

  /** List the sessions of the own account. The one that asks first, then the latest used; 100 at most. */
  @Get()
  list(@Req() request: Request, @Session() session: SessionData): Promise<SessionView[]> {
    return this.sessions.list(request, ownerOf(session));
  }

  /** End every session but the one that asks. */
  @Delete('others')
  @NeedsStepUp('client')
  endOthers(@Req() request: Request, @Session() session: SessionData): Promise<SessionsEndedView> {
    return this.sessions.endOthers(request, ownerOf(session));
  }

  /** End one session. `ended` is 0 if it was over already; what is no session id is not found. */
  @Delete(':id')
  @NeedsStepUp('client')
  end(@Param('id', PathUuid) id: string, @Session() session: SessionData): Promise<SessionsEndedView> {
    return this.sessions.end(ownerOf(session), id);
  }
}

const ownerOf = ({ client }: SessionData): SessionOwner => ({
  as: 'client',
  id: client.signupId,
});
