import { Inject, Injectable } from '@nestjs/common';
import type { SenderCheck } from '@rep13/contracts-authority-requests/constants';
import {
  AuthorityLinkRenewed,
  AuthoritySenderConfirmed,
  ConfirmSender,
  GetAuthorityMail,
  RecordCallBack,
  RenewAuthorityLink,
  type AuthorityMailView,
  type TicketDetailView,
} from '@rep13/contracts-sla';
import type { AuthorityRequestStatusView } from '@rep13/contracts-authority-requests';
import {
  actAs,
  Clock,
  lockOne,
  NotFound,
  OnCommand,
  SERVICE_CONFIG,
  UnitOfWork,
  type Scope,
} from '@rep13/service-kit';
import { DataSource } from 'typeorm';
import { AuthorityLinks, isLinkOver } from '../authority-requests/authority-links.ts';
import { AuthorityRequest } from '../authority-requests/authority-request.entity.ts';
import {
  findAuthority,
  missingOf,
  translationOfRequest,
} from '../authority-requests/authority-request.view.ts';
import type { SlaConfig } from '../config.ts';
import { lastMailIdOf } from '../authority-requests/last-mail-id.ts';
import { ReplyTags } from '../authority-requests/reply-tags.ts';
import { effectTimeOf } from '../tickets/order-effect.ts';
import { SlaTicket } from '../tickets/sla-ticket.entity.ts';
import { saveAndShow, lockTicket } from '../tickets/ticket-at-work.ts';
import { authorityStatus } from './authority-status.view.ts';
import { NotInDirectory } from './intake.errors.ts';
import { openLink } from './linked-request.ts';

/** Who sent a request, as far as we know, and the mails that go there. */
@Injectable()
export class SenderChecksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly links: AuthorityLinks,
    private readonly replyTags: ReplyTags,
    private readonly clock: Clock,
    @Inject(SERVICE_CONFIG) private readonly config: SlaConfig,
  ) {}

  /** Who has the code reads the mailbox. Safe to repeat. @throws NotFound */
  @OnCommand(ConfirmSender)
  async confirm({ code, ...link }: ConfirmSender): Promise<AuthorityRequestStatusView> {
    actAs('authority');
    return this.unitOfWork.run(async (scope) => {
      const linked = await openLink(scope.db, this.links, link, this.clock.now());
      const { request } = linked;
      if (!this.links.confirms(code, request.reference)) throw new NotFound();
      if (request.senderCheck === 'unverified') {
        const isKnown = (await findAuthority(scope.db, request.email ?? '')) !== null;
        await saveCheck(scope, request, isKnown ? 'directory' : 'mail-confirmed');
      }
      return authorityStatus(scope.db, linked);
    });
  }

  /** Staff has called the number of the directory. @throws NotFound, TicketChanged, NotInDirectory */
  @OnCommand(RecordCallBack)
  callBack({ ticketId, version, note }: RecordCallBack): Promise<TicketDetailView> {
    return this.unitOfWork.runOnce(async (scope) => {
      const ticket = await lockTicket(scope.db, ticketId, version);
      const request = await scope.db.findOneBy(AuthorityRequest, { ticketId });
      if (!request) throw new NotFound();
      const authority = await findAuthority(scope.db, request.email ?? '');
      if (!authority?.phone) throw new NotInDirectory();
      await saveCheck(scope, request, 'called-back');
      return saveAndShow(scope, ticket, ticket.calledBack(this.clock.now()), note);
    });
  }

  /** A new link is mailed to the request's own address; the old one is good until it is used. The same for any reference. */
  @OnCommand(RenewAuthorityLink)
  renewLink({ reference }: RenewAuthorityLink): Promise<object> {
    actAs('authority');
    return this.unitOfWork.run(async ({ db, outbox }) => {
      const request = await lockOne(db, AuthorityRequest, { reference });
      const ticket = await db.findOneBy(SlaTicket, { id: request?.ticketId ?? 0 });
      if (!request || !ticket || request.email === null || isLinkOver(ticket.closedAt, this.clock.now()))
        return {};
      request.linkGeneration += 1;
      await db.save(request);
      outbox.add(AuthorityLinkRenewed, {
        requestId: request.id,
        reference,
        ticketId: ticket.id,
        generation: request.linkGeneration,
      });
      return {};
    });
  }

  /** What a mail to the authority says, made at the moment of sending. @throws NotFound */
  @OnCommand(GetAuthorityMail)
  async mailOf({ reference }: GetAuthorityMail): Promise<AuthorityMailView> {
    const db = this.dataSource.manager;
    const request = await db.findOneBy(AuthorityRequest, { reference });
    const ticket = await db.findOneBy(SlaTicket, { id: request?.ticketId ?? 0 });
    if (!request || !ticket || isLinkOver(ticket.closedAt, this.clock.now())) throw new NotFound();
    return {
      reference,
      token: this.links.tokenOf(request),
      replyTag: this.replyTags.tagOf(reference),
      hasNoTaggedAddress: this.config.MAIL_IN_PLUS === 'off',
      inReplyTo: await lastMailIdOf(db, ticket.id),
      code: this.links.codeOf(request),
      confirmCode: this.links.confirmCodeOf(reference),
      kind: request.kind,
      email: request.email,
      isSenderConfirmed: request.senderCheck !== 'unverified',
      ownReference: request.ownReference,
      missing: missingOf(request),
      translation: translationOfRequest(request),
      declaredLanguages: request.declaredLanguages,
      foreignKind: request.foreignKind,
      conversationLanguage: request.conversationLanguage,
      receivedAt: request.receivedAt.toISOString(),
      acknowledgedAt: ticket.responseDate?.toISOString() ?? null,
      outcome: ticket.outcome,
      effectAt: effectTimeOf(ticket)?.toISOString() ?? null,
    };
  }
}

async function saveCheck(
  { db, outbox }: Scope,
  request: AuthorityRequest,
  senderCheck: SenderCheck,
): Promise<void> {
  request.senderCheck = senderCheck;
  await db.save(request);
  const { id: requestId, reference, ticketId } = request;
  if (ticketId !== null)
    outbox.add(AuthoritySenderConfirmed, { requestId, reference, ticketId, senderCheck });
}
