import type { MailPartView, MailSignatureView, NestedMailView } from '@rep13/contracts-sla';
import type {
  MailAnswer,
  MailAutomatic,
  MailIgnoredAs,
  MailReading,
  MailState,
  MailUnreadable,
  MailWarning,
} from '@rep13/contracts-sla/constants';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A mail to the authorities' address, as it was read; its bytes are in `inbound_mail_pieces`. */
@Entity('inbound_mails')
export class InboundMail {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id!: number;
  /** The same content is the same mail, whatever its Message-ID and wherever it lay. */
  @Column('text') contentKey!: string;
  @Column('text') state!: MailState;
  @Column('integer') version!: number;
  @Column('text', { nullable: true }) reading!: MailReading | null;
  @Column('text', { nullable: true }) readingReason!: MailUnreadable | null;
  /** Counted before each try begins: what ends the worker is not tried for ever. */
  @Column('integer') tries!: number;
  @Column('text', { nullable: true }) messageId!: string | null;
  @Column('text', { nullable: true }) fromName!: string | null;
  @Column('text', { nullable: true }) fromAddress!: string | null;
  @Column('text', { array: true }) replyTo!: string[];
  @Column('text', { nullable: true }) subject!: string | null;
  @Column('timestamptz', { nullable: true }) writtenAt!: Date | null;
  @Column('text') text!: string;
  @Column('text', { nullable: true }) quoted!: string | null;
  @Column('text', { nullable: true }) otherText!: string | null;
  @Column('jsonb') nested!: readonly NestedMailView[];
  @Column('text', { nullable: true }) automatic!: MailAutomatic | null;
  /** By a machine of its own accord, which may well send orders; it gets no receipt by itself. */
  @Column('boolean') isGenerated!: boolean;
  /** The virus scanner knows what is in it: its bytes are given to nobody. */
  @Column('boolean') isInfected!: boolean;
  /** By a tag or an id that only we give out. */
  @Column('text', { nullable: true }) provenReference!: string | null;
  /** Somebody wrote it; proves nothing. */
  @Column('text', { nullable: true }) namedReference!: string | null;
  @Column('text', { array: true }) answers!: string[];
  @Column('text', { nullable: true }) passedDomain!: string | null;
  @Column('jsonb', { nullable: true }) signature!: MailSignatureView | null;
  @Column('text', { nullable: true }) encrypted!: 'smime' | 'pgp' | null;
  @Column('text', { array: true }) warnings!: MailWarning[];
  @Column('jsonb') parts!: readonly MailPartView[];
  @Column('integer') size!: number;
  @Column('text') sha256!: string;
  @Column('integer') pieces!: number;
  /** From when its 24 hours count. */
  @Column('timestamptz') receivedAt!: Date;
  @Column('timestamptz', { nullable: true }) internalAt!: Date | null;
  @Column('timestamptz', { nullable: true }) traceAt!: Date | null;
  @Column('timestamptz') seenAt!: Date;
  @Column('integer') warnedPercent!: number;
  @Column('timestamptz', { nullable: true }) missedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) nextWarningAt!: Date | null;
  /** `admin:<id>`, or `system` for a rule. */
  @Column('text', { nullable: true }) decidedBy!: string | null;
  @Column('timestamptz', { nullable: true }) decidedAt!: Date | null;
  @Column('text', { nullable: true }) ignoredAs!: MailIgnoredAs | null;
  @Column('text', { nullable: true }) answer!: MailAnswer | null;
  @Column('text', { nullable: true }) rule!: string | null;
  /** One of many that its address sent in an hour, and nothing proves it: they have one line. */
  @Column('boolean') isRepeated!: boolean;
  /** Where a mail of ours did not arrive, of a report that says so for good; and why, as `5.1.1` (RFC 3463). */
  @Column('text', { nullable: true }) undeliveredTo!: string | null;
  @Column('text', { nullable: true }) undeliveredStatus!: string | null;
}
