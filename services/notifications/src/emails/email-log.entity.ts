import type { EmailStatus } from '@rep13/contracts-notifications/constants';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One try at sending one mail. */
@Entity('email_logs')
export class EmailLog {
  @PrimaryColumn({ type: 'integer', generated: 'identity' }) id!: number;
  /** The row of the mail itself: one per signup, kind and period. */
  @Column('uuid') jobId!: string;
  /** 1 for the first try. */
  @Column('integer') attempt!: number;
  /** Without angle brackets; the same for all tries. */
  @Column('text') messageId!: string;
  /** The mail's kind. */
  @Column('text') type!: string;
  @Column('text') status!: EmailStatus;
  /** Null for a mail that is about no signup. */
  @Column('integer', { nullable: true }) signupId!: number | null;
  /** Null, as subject and Client ID, when the try failed before the addressee was known. */
  @Column('text', { nullable: true }) recipient!: string | null;
  @Column('text', { nullable: true }) subject!: string | null;
  @Column('text', { nullable: true }) clientId!: string | null;
  @Column('timestamptz', { nullable: true }) sentAt!: Date | null;
  /** What the mail server or the service we asked said; `interrupted` if we died over it. */
  @Column('text', { nullable: true }) failureReason!: string | null;
  /** When staff had the mail sent again. */
  @Column('timestamptz', { nullable: true }) resentAt!: Date | null;
  @Column('timestamptz') createdAt!: Date;

  /** The mail was sent again: whatever was wrong with this try is no task any longer. */
  resend(now: Date): void {
    this.resentAt = now;
  }
}
