import { Inject, Injectable } from '@nestjs/common';
import { HOUR_MS } from '@rep13/contracts-constants';
import { UNCONFIRMED_REQUESTS_PER_HOUR } from '@rep13/contracts-authority-requests/constants';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { AuthorityRequestHeld, FileAuthorityRequest } from '@rep13/contracts-sla';
import type { AuthorityRequestReceiptView } from '@rep13/contracts-authority-requests';
import { actAs, Clock, LEGAL_ENTITY, OnCommand, UnitOfWork, type Scope } from '@rep13/service-kit';
import type { EntityManager } from 'typeorm';
import { AuthorityLinks } from '../authority-requests/authority-links.ts';
import { missingOf, translationOfRequest } from '../authority-requests/authority-request.view.ts';
import type { TicketClient } from '../tickets/clients.ts';
import { requirePossibleDeadline } from '../tickets/possible-deadline.ts';
import { freeReference } from './free-reference.ts';
import { declaredBy, requestFrom } from './new-request.ts';
import { announceReceived, openForRequest } from './open-for-request.ts';
import { Represented } from './represented.ts';

/** Takes what authorities file: whatever is missing of it, and whether or not anybody knows whom it is about. */
@Injectable()
export class AuthorityIntakeService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly represented: Represented,
    private readonly links: AuthorityLinks,
    private readonly clock: Clock,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
  ) {}

  /** @throws ImpossibleDeadline */
  @OnCommand(FileAuthorityRequest)
  async file(command: FileAuthorityRequest): Promise<AuthorityRequestReceiptView> {
    actAs('authority');
    const client = await this.represented.find(command.target);
    // The token is not among what is kept for a repetition: it is made again.
    const { linkGeneration, ...receipt } = await this.unitOfWork.runOnce((scope) =>
      this.save(scope, command, client),
    );
    return { ...receipt, token: this.links.filerTokenOf({ ...receipt, linkGeneration }) };
  }

  private async save(scope: Scope, command: FileAuthorityRequest, client: TicketClient | null) {
    const now = this.clock.now();
    const { deadlineAt, deadlineIsPast } = command;
    requirePossibleDeadline({ path: 'deadlineAt', at: deadlineAt, isPast: deadlineIsPast === true }, now);
    const isHeld = await hasSentTooMany(scope.db, command.email, now);
    const reference = await freeReference(scope.db);
    const intake = { reference, isHeld, receivedAt: now, declaredLanguages: declaredBy(this.entity) };
    const request = await scope.db.save(requestFrom({ ...command, channel: 'form' }, intake));
    const { id: requestId, linkGeneration } = request;
    if (isHeld) scope.outbox.add(AuthorityRequestHeld, { requestId, reference });
    else announceReceived(scope, request, await openForRequest(scope, { request, client }, now));
    return {
      reference,
      missing: missingOf(request),
      translation: translationOfRequest(request),
      foreignKind: request.foreignKind,
      linkGeneration,
    };
  }
}

/** A sender that has confirmed its mailbox may send without limit. The lock counts one request of an address at a time. */
async function hasSentTooMany(db: EntityManager, email: string, now: Date): Promise<boolean> {
  await db.query('select pg_advisory_xact_lock(hashtext($1))', [`requests of ${email.toLowerCase()}`]);
  const [counted] = await db.query<{ recent: number; confirmed: number }[]>(
    `select count(*) filter (where received_at > $2)::integer as recent,
       count(*) filter (where sender_check <> 'unverified')::integer as confirmed
     from authority_requests where lower(email) = lower($1) and channel = 'form'`,
    [email, new Date(now.getTime() - HOUR_MS)],
  );
  return !!counted && counted.confirmed === 0 && counted.recent >= UNCONFIRMED_REQUESTS_PER_HOUR;
}
