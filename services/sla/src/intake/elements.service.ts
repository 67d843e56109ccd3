import { Injectable } from '@nestjs/common';
import {
  CONTACT_DATE_SKEW_MINUTES,
  type OrderElementName,
} from '@rep13/contracts-authority-requests/constants';
import { MESSAGES } from '@rep13/contracts-constants';
import {
  AuthorityElementMarked,
  MarkElementMissing,
  MarkElementSupplied,
  type SuppliedElementView,
  type TicketDetailView,
} from '@rep13/contracts-sla';
import { Clock, currentActor, NotFound, OnCommand, UnitOfWork, type Scope } from '@rep13/service-kit';
import type { EntityManager } from 'typeorm';
import { AuthorityRequest } from '../authority-requests/authority-request.entity.ts';
import { missingOf, translationOfRequest } from '../authority-requests/authority-request.view.ts';
import { TicketFile } from '../conversation/ticket-file.entity.ts';
import { TicketMessage } from '../conversation/ticket-message.entity.ts';
import { saveAndShow, lockTicket } from '../tickets/ticket-at-work.ts';
import { WrongElement } from './intake.errors.ts';

const SKEW_MS = CONTACT_DATE_SKEW_MINUTES * 60_000;

/** What an order lacked at first, and where staff found it since: in a message or a file, a letter or a call. */
@Injectable()
export class ElementsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, TicketChanged, TicketIsClosed, WrongElement */
  @OnCommand(MarkElementSupplied)
  markSupplied(command: MarkElementSupplied): Promise<TicketDetailView> {
    const { element } = command;
    return this.mark(command, 'mark-supplied', async ({ db }, request) => {
      if (!isAsked(request, element)) throw new WrongElement('element', MESSAGES.orderElement);
      const found = await foundIn(db, command, this.clock.now());
      const markedBy = currentActor();
      const markedAt = this.clock.now().toISOString();
      request.supplied = [...request.supplied, { element, ...found, markedBy, markedAt }];
      return `${element}: ${whereIs(found)}`;
    });
  }

  /** @throws NotFound, TicketChanged, TicketIsClosed, WrongElement */
  @OnCommand(MarkElementMissing)
  markMissing(command: MarkElementMissing): Promise<TicketDetailView> {
    const { element } = command;
    return this.mark(command, 'mark-missing', (_, request) => {
      const left = request.supplied.filter((one) => one.element !== element);
      if (left.length === request.supplied.length)
        throw new WrongElement('element', MESSAGES.elementNotSupplied);
      request.supplied = left;
      return Promise.resolve(element);
    });
  }

  private mark(
    { ticketId, version, element }: { ticketId: number; version?: number; element: OrderElementName },
    step: 'mark-supplied' | 'mark-missing',
    change: (scope: Scope, request: AuthorityRequest) => Promise<string>,
  ): Promise<TicketDetailView> {
    return this.unitOfWork.runOnce(async (scope) => {
      const ticket = await lockTicket(scope.db, ticketId, version);
      const request = await scope.db.findOneBy(AuthorityRequest, { ticketId });
      if (!request) throw new NotFound();
      const steps = ticket.markElement(step, this.clock.now());
      const note = await change(scope, request);
      await scope.db.save(request);
      const { id: requestId, reference } = request;
      const isMissing = step === 'mark-missing';
      scope.outbox.add(AuthorityElementMarked, { requestId, reference, ticketId, element, isMissing });
      return saveAndShow(scope, ticket, steps, note);
    });
  }
}

/** Of its language the translation is asked for. */
function isAsked(request: AuthorityRequest, element: OrderElementName): boolean {
  if (element === 'language') return translationOfRequest(request) === 'missing';
  return missingOf(request).includes(element);
}

type Found = Pick<SuppliedElementView, 'by' | 'messageId' | 'fileId' | 'at'>;

const NOWHERE = { messageId: null, fileId: null, at: null };

/** @throws WrongElement where nothing of the authority stands */
async function foundIn(
  db: EntityManager,
  { ticketId, by, messageId, fileId, at }: MarkElementSupplied,
  now: Date,
): Promise<Found> {
  if (by === 'message') {
    const message = { id: messageId ?? 0, ticketId, direction: 'authority_to_staff' as const };
    if (!(await db.existsBy(TicketMessage, message)))
      throw new WrongElement('messageId', MESSAGES.supplyMessage);
    return { ...NOWHERE, by, messageId: message.id };
  }
  if (by === 'file') {
    const file = await db.findOneBy(TicketFile, { id: fileId ?? '', ticketId });
    if (!file || file.sender === 'client') throw new WrongElement('fileId', MESSAGES.supplyFile);
    return { ...NOWHERE, by, fileId: file.id };
  }
  if (Date.parse(at ?? '') > now.getTime() + SKEW_MS) throw new WrongElement('at', MESSAGES.supplyFuture);
  return { ...NOWHERE, by, at: new Date(at ?? '').toISOString() };
}

const whereIs = ({ by, messageId, fileId, at }: Found): string => `${by} ${messageId ?? fileId ?? at}`;
