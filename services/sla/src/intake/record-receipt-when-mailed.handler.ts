import { Injectable } from '@nestjs/common';
import { AuthorityReceiptMailed } from '@rep13/contracts-notifications';
import { lockOne, OnEvent, type Handling } from '@rep13/service-kit';
import { AuthorityRequest } from '../authority-requests/authority-request.entity.ts';
import { SlaTicket } from '../tickets/sla-ticket.entity.ts';

/** The automatic receipt is told when the mail server has taken it, not when the order came. */
@Injectable()
export class RecordReceiptWhenMailed {
  @OnEvent(AuthorityReceiptMailed, 'receipts')
  async handle({ reference, mailedAt }: AuthorityReceiptMailed, { db }: Handling): Promise<void> {
    const request = await db.findOneBy(AuthorityRequest, { reference });
    const ticket = request?.ticketId ? await lockOne(db, SlaTicket, { id: request.ticketId }) : null;
    if (!ticket) return;
    ticket.receipt.record(new Date(mailedAt), 'receipt mail');
    await db.save(ticket);
  }
}
