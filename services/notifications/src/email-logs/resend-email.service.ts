import { Injectable } from '@nestjs/common';
import { EmailResendRequested, ResendEmail, type EmailResendView } from '@rep13/contracts-notifications';
import { Clock, lockOne, NotFound, OnCommand, UnitOfWork, type Scope } from '@rep13/service-kit';
import { EMAILS } from '../emails/catalogue.ts';
import { EmailWriter } from '../sending/email-writer.ts';
import { SEND_EMAIL, type QueuedEmail } from '../emails/send-email.job.ts';
import { EmailLog } from '../emails/email-log.entity.ts';
import { EmailOutOfDate, EmailStillWaiting } from './email-logs.errors.ts';

interface EmailJob {
  readonly key: string;
  readonly payload: QueuedEmail;
  readonly settled: boolean;
}

@Injectable()
export class ResendEmailService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly writer: EmailWriter,
    private readonly clock: Clock,
  ) {}

  /**
   * Enqueues the mail as a new one: with today's address, fresh links and, but for one to an authority, its own Message-ID.
   * @throws NotFound, EmailStillWaiting, EmailOutOfDate
   */
  @OnCommand(ResendEmail)
  resend({ id }: ResendEmail): Promise<EmailResendView> {
    return this.unitOfWork.runOnce(async ({ db, jobs, outbox }) => {
      const log = await lockOne(db, EmailLog, { id });
      if (!log) throw new NotFound();
      const { key, payload } = await this.resendable(db, log);
      const again = isToAuthority(payload) ? { firstJobId: log.jobId, ...payload } : payload;
      const now = this.clock.now();
      log.resend(now);
      await db.save(log);
      jobs.enqueue(SEND_EMAIL, `${key}:again-${id}-${now.getTime()}`, again);
      outbox.add(EmailResendRequested, { emailId: id, kind: log.type, signupId: log.signupId });
      return { emailId: id, resentAt: now.toISOString() };
    });
  }

  private async resendable(db: Scope['db'], { jobId }: EmailLog): Promise<EmailJob> {
    const [job] = await db.query<EmailJob[]>(
      `select key, payload, state in ('done', 'dead') as settled from jobs where id = $1`,
      [jobId],
    );
    if (!job || this.writer.isOutOfDate(job.payload)) throw new EmailOutOfDate();
    if (!job.settled) throw new EmailStillWaiting();
    return job;
  }
}

const isToAuthority = ({ kind }: QueuedEmail): boolean =>
  EMAILS.some((email) => email.kind === kind && email.to === 'authority');
