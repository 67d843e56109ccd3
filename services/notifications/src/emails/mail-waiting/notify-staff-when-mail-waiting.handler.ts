import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@rep13/contracts-constants';
import { MailWaiting } from '@rep13/contracts-sla';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { SEND_EMAIL } from '../send-email.job.ts';
import { mailWaiting } from './mail-waiting.email.ts';

const EVERY_MS = 10 * MINUTE_MS;

/** The first mail is told at once; what comes in the ten minutes after it by one mail, at their end. */
@Injectable()
export class NotifyStaffWhenMailWaiting {
  @OnEvent(MailWaiting, 'mail')
  async handle({ mailId, isNotified }: MailWaiting, { db, jobs }: Handling): Promise<void> {
    // Of many that one sender writes in an hour staff hears once.
    if (isNotified) return;
    // One at a time: of two side by side each would find that nobody was told.
    await db.query(`select pg_advisory_xact_lock(hashtext('mail-waiting'))`);
    const [last] = await db.query<{ isPending: boolean; at: Date }[]>(
      `select state = 'pending' as "isPending", greatest(run_at, created_at) as at from jobs
       where name = $1 and key like 'mail-waiting:%' order by created_at desc limit 1`,
      [SEND_EMAIL.name],
    );
    // What has not gone out yet counts this one too.
    if (last?.isPending) return;
    enqueueEmail(jobs, mailWaiting, {}, mailId, last && new Date(last.at.getTime() + EVERY_MS));
  }
}
