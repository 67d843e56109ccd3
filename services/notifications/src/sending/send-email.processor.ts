import { Injectable } from '@nestjs/common';
import {
  Clock,
  Process,
  type Conclusion,
  type JobProcessor,
  type JobTry,
  type Scope,
} from '@rep13/service-kit';
import { EmailLog, type EmailStatus } from '../email-logs/email-log.entity.ts';
import { EMAILS } from '../emails/catalogue.ts';
import type { Addressee, Desk, Email, EmailFacts } from '../emails/email.ts';
import type { Letter } from '../emails/letter.ts';
import { MailDesk } from './mail-desk.ts';
import { Mailer } from './mailer.ts';
import { SEND_DEADLINE_MS, SEND_EMAIL, type BookedEmail } from './send-email.job.ts';
import { MailDeferred, MailRefused, smtpFailure, writingFailure, type Envelope } from './send-failure.ts';

interface WrittenEmail {
  readonly letter: Letter;
  readonly addressee: Addressee;
  readonly envelope: Envelope;
}

/** Writes one mail with today's facts, sends it, and keeps a line about every try. */
@Process(SEND_EMAIL)
@Injectable()
export class SendEmailProcessor implements JobProcessor<BookedEmail> {
  constructor(
    private readonly desk: MailDesk,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {}

  async process(job: JobTry<BookedEmail>): Promise<Conclusion | void> {
    const email = await this.write(job.payload);
    if (!email) return;
    const { letter, addressee, envelope } = email;
    const deadline = AbortSignal.timeout(SEND_DEADLINE_MS);
    await this.mailer.send(letter, addressee, job.id, deadline).catch((error: Error) => {
      throw smtpFailure(error, envelope);
    });
    const sentAt = this.clock.now();
    return (scope) => this.log(job, scope, { status: 'sent', ...envelope, sentAt });
  }

  async failed(
    job: JobTry<BookedEmail>,
    { error, dead }: { error: unknown; dead: boolean },
    scope: Scope,
  ): Promise<void> {
    const known = error instanceof MailDeferred || error instanceof MailRefused ? error.envelope : undefined;
    const failureReason = error instanceof Error ? error.message : String(error);
    await this.log(job, scope, { status: dead ? 'failed' : 'deferred', ...known, failureReason });
  }

  private async write({ kind, facts }: BookedEmail): Promise<WrittenEmail | undefined> {
    const email = EMAILS.find((each) => each.kind === kind) as Email<EmailFacts> | undefined;
    if (!email) throw new MailRefused(`there is no mail of the kind ${kind}`);
    try {
      const desk = await this.desk.prepare(facts.signupId);
      const letter = await email.write(facts, desk);
      return letter && { letter, ...addressed(letter, desk) };
    } catch (error) {
      throw writingFailure(error);
    }
  }

  private async log(
    { id, attempt, payload }: JobTry<BookedEmail>,
    { db }: Scope,
    outcome: { status: EmailStatus; failureReason?: string; sentAt?: Date } & Partial<Envelope>,
  ): Promise<void> {
    await db.insert(EmailLog, {
      jobId: id,
      attempt,
      messageId: this.mailer.messageId(id),
      type: payload.kind,
      signupId: payload.facts.signupId,
      createdAt: this.clock.now(),
      ...outcome,
    });
  }
}

function addressed({ subject }: Letter, { party }: Desk): Omit<WrittenEmail, 'letter'> {
  const { legalContactName: name, legalContactEmail: address, companyName, clientId } = party;
  return {
    addressee: { name, address, companyName },
    envelope: { recipient: address, subject, clientId },
  };
}
