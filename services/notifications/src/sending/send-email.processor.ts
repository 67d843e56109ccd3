import { Injectable } from '@nestjs/common';
import { EmailFailed } from '@rep13/contracts-notifications';
import {
  Clock,
  errorText,
  insertOnce,
  Process,
  type Conclusion,
  type Failure,
  type JobProcessor,
  type JobTry,
  type Scope,
} from '@rep13/service-kit';
import { within } from '@rep13/service-kit/waiting';
import type { Addressee } from '../emails/email.ts';
import { EmailLog } from '../emails/email-log.entity.ts';
import { EmailWriter } from './email-writer.ts';
import { Mailer } from './mailer.ts';
import { SEND_DEADLINE_MS, SEND_EMAIL, type QueuedEmail } from '../emails/send-email.job.ts';
import { envelopeOf, smtpFailure } from './send-failure.ts';
import { UnprovenBudget, type UnprovenMail } from './unproven-budget.ts';

/** What is kept about one try. */
type Outcome = Pick<EmailLog, 'status'> &
  Partial<Pick<EmailLog, 'recipient' | 'subject' | 'clientId' | 'sentAt' | 'failureReason'>>;

/** Writes one mail with today's facts, sends it, and keeps a line about every try. */
@Process(SEND_EMAIL)
@Injectable()
export class SendEmailProcessor implements JobProcessor<QueuedEmail> {
  constructor(
    private readonly writer: EmailWriter,
    private readonly mailer: Mailer,
    private readonly budget: UnprovenBudget,
    private readonly clock: Clock,
  ) {}

  async process(job: JobTry<QueuedEmail>): Promise<Conclusion | void> {
    if (this.writer.isOutOfDate(job.payload)) return;
    const written = await this.writer.write(job.payload);
    if (!written) return;
    const { content, addressee, envelope } = written;
    if (!written.isProven) await this.budget.take(unprovenMail(job, addressee));
    await within(SEND_DEADLINE_MS, (deadline) =>
      this.mailer.send(content, addressee, idOf(job), deadline),
    ).catch((error: Error) => {
      throw smtpFailure(error, envelope);
    });
    const sentAt = this.clock.now();
    return async (scope) => {
      await this.log(job, scope, { status: 'sent', ...envelope, sentAt }, content.replyTag);
      this.announce(job, scope, sentAt);
    };
  }

  /** A mail that waits for another service says so once, not every minute. */
  async failed(
    job: JobTry<QueuedEmail>,
    { error, dead, stillPostponed }: Failure,
    scope: Scope,
  ): Promise<void> {
    if (stillPostponed) return;
    const failureReason = errorText(error instanceof Error ? error.message : error);
    const status = dead ? 'failed' : 'deferred';
    const emailId = await this.log(job, scope, { status, ...envelopeOf(error), failureReason });
    if (!dead || emailId === undefined) return;
    const { kind, facts } = job.payload;
    scope.outbox.add(EmailFailed, { emailId, kind, signupId: facts.signupId ?? null });
    this.announce(job, scope, null);
  }

  private announce({ payload }: JobTry<QueuedEmail>, { outbox }: Scope, sentAt: Date | null): void {
    const announcement = this.writer.announcement(payload, sentAt);
    if (announcement) outbox.add(...announcement);
  }

  /** We died before the mail server's answer was written down: the mail may have gone out or not. */
  async interrupted(job: JobTry<QueuedEmail>, scope: Scope): Promise<void> {
    await this.log(job, scope, { status: 'deferred', failureReason: 'interrupted' });
  }

  /** The line's id; undefined if there is one about this try already. */
  private async log(
    job: JobTry<QueuedEmail>,
    { db }: Scope,
    outcome: Outcome,
    replyTag?: string,
  ): Promise<number | undefined> {
    const { id, attempt, payload } = job;
    const log = await insertOnce(db, EmailLog, {
      jobId: id,
      attempt,
      messageId: this.mailer.messageId(idOf(job), replyTag),
      type: payload.kind,
      signupId: payload.facts.signupId ?? null,
      createdAt: this.clock.now(),
      ...outcome,
    });
    return log?.id;
  }
}

/** A mail to an authority that staff sends again stays the same mail: an answer to either finds the order. */
const idOf = ({ id, payload }: JobTry<QueuedEmail>): string => payload.firstJobId ?? id;

const unprovenMail = ({ id, payload }: JobTry<QueuedEmail>, { address }: Addressee): UnprovenMail => ({
  jobId: id,
  kind: payload.kind,
  address,
  signupId: payload.facts.signupId ?? null,
  ipAddress: payload.ipAddress,
});
