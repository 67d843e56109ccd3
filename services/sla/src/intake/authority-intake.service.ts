import { Inject, Injectable } from '@nestjs/common';
import { FindRepresented } from '@rep13/contracts-agreements';
import { UNCONFIRMED_REQUESTS_PER_HOUR } from '@rep13/contracts-constants';
import {
  AuthorityRequestHeld,
  AuthorityRequestReceived,
  type AuthorityRequestReceiptView,
  type FileAuthorityRequest,
} from '@rep13/contracts-sla';
import { actAs, Clock, LOGGER, RpcClient, UnitOfWork, type Scope } from '@rep13/service-kit';
import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import { AuthorityLinks } from '../authority-requests/authority-links.ts';
import { AuthorityRequest } from '../authority-requests/authority-request.entity.ts';
import { missingOf } from '../authority-requests/authority-request.view.ts';
import type { TicketClient } from '../tickets/clients.ts';
import { freeReference } from './free-reference.ts';
import { openForRequest } from './open-for-request.ts';

const HOUR_MS = 3_600_000;

/** Takes what authorities file: whatever is missing of it, and whether or not anybody knows whom it is about. */
@Injectable()
export class AuthorityIntake {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rpc: RpcClient,
    private readonly links: AuthorityLinks,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async file(command: FileAuthorityRequest): Promise<AuthorityRequestReceiptView> {
    actAs('authority');
    const client = await this.findClient(command.target);
    // The token is not among what is kept for a repetition: it is made again.
    const { linkGeneration, ...receipt } = await this.unitOfWork.runOnce((scope) =>
      this.keep(scope, command, client),
    );
    return { ...receipt, token: this.links.filerTokenOf({ ...receipt, linkGeneration }) };
  }

  private async keep(scope: Scope, command: FileAuthorityRequest, client: TicketClient | null) {
    const now = this.clock.now();
    const isHeld = await hasSentTooMany(scope.db, command.email, now);
    const reference = await freeReference(scope.db);
    const request = await scope.db.save(requestFrom(command, { reference, isHeld, receivedAt: now }));
    const { id: requestId, linkGeneration } = request;
    const missing = missingOf(request);
    if (isHeld) {
      scope.outbox.add(AuthorityRequestHeld, { requestId, reference });
      return { reference, missing, linkGeneration };
    }
    const { id: ticketId } = await openForRequest(scope, request, client, now);
    const isComplete = missing.length === 0;
    scope.outbox.add(AuthorityRequestReceived, {
      requestId,
      reference,
      ticketId,
      kind: request.kind,
      isComplete,
    });
    return { reference, missing, linkGeneration };
  }

  /** An order is taken also while nobody can say whom it is about: staff does then. */
  private async findClient(target: string): Promise<TicketClient | null> {
    return this.rpc.call(FindRepresented, { target }).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'whom an order is about could not be asked: staff says it');
      return null;
    });
  }
}

/** Whoever reads the mailbox has confirmed it may send as much as it wants. One address at a time is counted. */
async function hasSentTooMany(db: EntityManager, email: string, now: Date): Promise<boolean> {
  await db.query('select pg_advisory_xact_lock(hashtext($1))', [`requests of ${email.toLowerCase()}`]);
  const [counted] = await db.query<{ recent: number; confirmed: number }[]>(
    `select count(*) filter (where received_at > $2)::integer as recent,
       count(*) filter (where sender_check <> 'unverified')::integer as confirmed
     from authority_requests where lower(email) = lower($1)`,
    [email, new Date(now.getTime() - HOUR_MS)],
  );
  return !!counted && counted.confirmed === 0 && counted.recent >= UNCONFIRMED_REQUESTS_PER_HOUR;
}

function requestFrom(
  command: FileAuthorityRequest,
  { reference, isHeld, receivedAt }: { reference: string; isHeld: boolean; receivedAt: Date },
): AuthorityRequest {
  return Object.assign(new AuthorityRequest(), {
    reference,
    state: isHeld ? 'held' : 'received',
    ticketId: null,
    linkGeneration: 1,
    linkUsedGeneration: 1,
    kind: command.kind,
    memberState: command.memberState ?? null,
    authorityName: command.authorityName,
    officerName: command.officerName || null,
    email: command.email,
    phone: command.phone || null,
    ownReference: command.ownReference || null,
    legalBasis: command.legalBasis || null,
    reasons: command.reasons || null,
    urls: command.urls ?? [],
    identifiers: command.identifiers ?? [],
    redress: command.redress || null,
    scope: command.scope || null,
    effectTo: command.effectTo || null,
    language: command.language || null,
    doNotInform: command.doNotInform ?? false,
    deadlineAt: command.deadlineAt ? new Date(command.deadlineAt) : null,
    target: command.target,
    senderCheck: 'unverified',
    decisionReason: null,
    receivedAt,
  });
}
