import { Injectable } from '@nestjs/common';
import { userNoticeText } from '@rep13/contracts-authority-requests/constants';
import { SetUserNotice, TicketUserNoticeSet, type TicketDetailView } from '@rep13/contracts-sla';
import { Clock, OnCommand, UnitOfWork } from '@rep13/service-kit';
import { lockTicket, saveAndShow } from './ticket-at-work.ts';
import { fact } from './ticket-facts.ts';

/** What authorities say after their orders, by telephone or letter, of telling the user concerned. */
@Injectable()
export class UserNoticesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, TicketChanged, TicketIsNoOrder, WrongUserNotice */
  @OnCommand(SetUserNotice)
  set({ ticketId, version, notice, from: typed }: SetUserNotice): Promise<TicketDetailView> {
    return this.unitOfWork.runOnce(async (scope) => {
      const ticket = await lockTicket(scope.db, ticketId, version);
      const at = typed ? new Date(typed) : null;
      const { notice: before } = ticket.userTold;
      const now = this.clock.now();
      const steps = ticket.setUserNotice(notice, at, now);
      const from = at?.toISOString() ?? null;
      const isNews = ticket.forwardedToClient && ticket.userTold.notice !== before;
      const clientNews = { setAt: now.toISOString(), isUserNotified: ticket.userTold.state === 'told' };
      scope.outbox.add(TicketUserNoticeSet, { ...fact(ticket), notice, from, ...(isNews && { clientNews }) });
      return saveAndShow(scope, ticket, steps, userNoticeText(notice, from));
    });
  }
}
