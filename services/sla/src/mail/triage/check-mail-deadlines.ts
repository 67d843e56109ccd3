import { Injectable } from '@nestjs/common';
import { MailMissed, MailWarned } from '@rep13/contracts-sla';
import type { Scope } from '@rep13/service-kit';
import { LessThanOrEqual } from 'typeorm';
import { CheckDeadlines } from '../../tickets/check-deadlines.ts';
import * as clock from '../../tickets/ticket-clock.ts';
import { InboundMail } from '../inbound-mail.entity.ts';

/** The clock of mails that wait for a person: warnings, and once that the time is over. */
@Injectable()
export class CheckMailDeadlines extends CheckDeadlines {
  protected override readonly of = { table: 'inbound_mails', column: 'next_warning_at' } as const;

  protected override async checkIfDue({ db, outbox }: Scope, id: number, now: Date): Promise<boolean> {
    const mail = await db.findOne(InboundMail, {
      where: { id, nextWarningAt: LessThanOrEqual(now) },
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
    if (!mail) return false;
    const dueAt = clock.dueAt(mail.receivedAt).toISOString();
    const percent = clock.passedPercent(mail.receivedAt, now);
    if (clock.isMissed(mail.receivedAt, now)) {
      Object.assign(mail, { missedAt: now, nextWarningAt: null });
      outbox.add(MailMissed, { mailId: id, dueAt });
    } else {
      // After a standstill only the latest warning is worth a mail.
      if (percent !== 0 && percent > mail.warnedPercent) {
        mail.warnedPercent = percent;
        outbox.add(MailWarned, { mailId: id, dueAt, percent });
      }
      mail.nextWarningAt = clock.nextDeadline(mail.receivedAt, mail.warnedPercent);
    }
    await db.save(mail);
    return true;
  }
}
