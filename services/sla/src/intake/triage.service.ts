import { Injectable } from '@nestjs/common';
import {
  AuthorityRequestMatched,
  DiscardHeldRequest,
  LiftDoNotInform,
  ListHeldRequests,
  MarkTicketSpam,
  MatchTicket,
  ReleaseHeldRequest,
  type AuthorityRequestView,
  type TicketDetailView,
} from '@rep13/contracts-sla';
import { LIST_MAX } from '@rep13/contracts-constants';
import { Clock, lockOne, NotFound, OnCommand, UnitOfWork, type Scope } from '@rep13/service-kit';
import { DataSource } from 'typeorm';
import { AuthorityRequest } from '../authority-requests/authority-request.entity.ts';
import { throwAway } from '../authority-requests/throw-away.ts';
import { toAuthorityRequestView } from '../authority-requests/authority-request.view.ts';
import { Clients } from '../tickets/clients.ts';
import { saveAndShow, lockTicket } from '../tickets/ticket-at-work.ts';
import { ticketDetail } from '../tickets/ticket-detail.ts';
import { RequestDecided } from './intake.errors.ts';
import { announceReceived, openForRequest } from './open-for-request.ts';

/** What staff makes of requests that came in: which client they are about, whether they are any, and who may be informed. */
@Injectable()
export class TriageService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clients: Clients,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, UnknownSignup, TicketChanged, TicketIsClosed, TicketIsMatched */
  @OnCommand(MatchTicket)
  async match({ ticketId, version, signupId }: MatchTicket): Promise<TicketDetailView> {
    const client = await this.clients.require(signupId);
    return this.unitOfWork.runOnce(async (scope) => {
      const ticket = await lockTicket(scope.db, ticketId, version);
      const request = await scope.db.findOneBy(AuthorityRequest, { ticketId });
      if (!request) throw new NotFound();
      const steps = ticket.match(client, this.clock.now());
      const named = ticket.namedSignupId;
      scope.outbox.add(AuthorityRequestMatched, {
        ...idsOf(request),
        ticketId,
        ...(named && { signupId: named }),
      });
      return saveAndShow(scope, ticket, steps);
    });
  }

  /** @throws NotFound, TicketChanged, TicketIsClosed */
  @OnCommand(MarkTicketSpam)
  markSpam({ ticketId, version, reason }: MarkTicketSpam): Promise<TicketDetailView> {
    return this.unitOfWork.runOnce(async (scope) => {
      const ticket = await lockTicket(scope.db, ticketId, version);
      const request = await scope.db.findOneBy(AuthorityRequest, { ticketId });
      if (!request) throw new NotFound();
      const steps = ticket.markSpam(reason, this.clock.now());
      await throwAway(scope, request, reason);
      return saveAndShow(scope, ticket, steps, reason);
    });
  }

  /** @throws NotFound, TicketChanged */
  @OnCommand(LiftDoNotInform)
  liftDoNotInform({ ticketId, version, reason }: LiftDoNotInform): Promise<TicketDetailView> {
    return this.unitOfWork.runOnce(async (scope) => {
      const ticket = await lockTicket(scope.db, ticketId, version);
      return saveAndShow(scope, ticket, ticket.liftDoNotInform(this.clock.now()), reason);
    });
  }

  @OnCommand(ListHeldRequests)
  async listHeld(): Promise<AuthorityRequestView[]> {
    const db = this.dataSource.manager;
    const held = await db.find(AuthorityRequest, {
      where: { state: 'held' },
      order: { id: 'asc' },
      take: LIST_MAX,
    });
    return Promise.all(held.map((request) => toAuthorityRequestView(db, request)));
  }

  /** Its clock runs from when it came, however long it was held. @throws NotFound, RequestDecided */
  @OnCommand(ReleaseHeldRequest)
  release({ requestId }: ReleaseHeldRequest): Promise<TicketDetailView> {
    return this.unitOfWork.runOnce(async (scope) => {
      const request = await lockHeld(scope, requestId);
      // Staff names the client in the ticket: it is at work on it now.
      const ticket = await openForRequest(scope, { request, client: null }, this.clock.now());
      announceReceived(scope, request, ticket);
      return ticketDetail(scope.db, ticket);
    });
  }

  /** @throws NotFound, RequestDecided */
  @OnCommand(DiscardHeldRequest)
  discard({ requestId, reason }: DiscardHeldRequest): Promise<object> {
    return this.unitOfWork.runOnce(async (scope) => {
      await throwAway(scope, await lockHeld(scope, requestId), reason);
      return {};
    });
  }
}

const idsOf = ({ id, reference }: AuthorityRequest) => ({ requestId: id, reference });

async function lockHeld({ db }: Scope, id: number): Promise<AuthorityRequest> {
  const request = await lockOne(db, AuthorityRequest, { id });
  if (!request) throw new NotFound();
  if (request.state !== 'held') throw new RequestDecided();
  return request;
}
