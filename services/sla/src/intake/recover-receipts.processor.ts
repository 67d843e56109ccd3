import { Injectable } from '@nestjs/common';
import { AUTHORITY_REFERENCE } from '@rep13/contracts-authority-requests/constants';
import { LIST_MAX, RETENTION } from '@rep13/contracts-constants';
import { ListEmails, type EmailView } from '@rep13/contracts-notifications';
import {
  Process,
  RpcClient,
  type Conclusion,
  type JobProcessor,
  type JobTry,
  type Scope,
} from '@rep13/service-kit';
import { RECOVER_RECEIPTS, type LogToRead } from './recover-receipts.job.ts';
import { recordReceipt } from './record-receipt.ts';

/** The kind of the mail, in the log of notifications. */
const RECEIPT = 'authority-receipt';

/** A page of the log at a time. What neither the log nor our own steps know stays open. */
@Process(RECOVER_RECEIPTS)
@Injectable()
export class RecoverReceipts implements JobProcessor<LogToRead> {
  constructor(private readonly rpc: RpcClient) {}

  async process({ payload: { before } }: JobTry<LogToRead>): Promise<Conclusion> {
    const page = await this.rpc.call(ListEmails, {
      type: RECEIPT,
      status: 'sent',
      limit: LIST_MAX,
      ...(before !== null && { cursor: before }),
    });
    return async (scope) => {
      for (const mail of page) await recover(scope, mail);
      const last = page.at(-1);
      if (last && page.length === LIST_MAX)
        scope.jobs.enqueue(RECOVER_RECEIPTS, `before-${last.id}`, { before: last.id });
      else await recordStepsOfPersons(scope);
    };
  }
}

/** The subject of a receipt begins with the reference of its order, in every language. */
async function recover({ db }: Scope, { subject, sentAt }: EmailView): Promise<void> {
  const [reference = ''] = (subject ?? '').split(':');
  if (sentAt && AUTHORITY_REFERENCE.test(reference)) await recordReceipt(db, reference, new Date(sentAt));
}

/** Of what the log would have and has not, the first word is a person's. */
async function recordStepsOfPersons({ db }: Scope): Promise<void> {
  await db.query(
    `update sla_tickets ticket set receipt_informed_at = first_step.at, receipt_automatic = false
     from (
       select ticket_id, min(created_at) as at from sla_ticket_events
       where action in ('acknowledge', 'write-authority', 'call-back') group by ticket_id
     ) first_step
     where first_step.ticket_id = ticket.id and ticket.receipt_informed_at is null and ticket.source <> 'client'
       and ticket.authority_contact_date > now() - make_interval(years => $1)`,
    [RETENTION.emailLog.period.years],
  );
}
