import type {
  AgreementView,
  DetailsToPublishView,
  LetterToMailView,
  MandateDetailView,
  RecordChange,
} from '@rep13/contracts-agreements';
import type { EventClass } from '@rep13/contracts-messaging';
import type { ApprovalMailView } from '@rep13/contracts-gateway';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import type { SignupPartyView } from '@rep13/contracts-onboarding';
import type { AuthorityMailView } from '@rep13/contracts-sla';
import { currentContext, type Scope } from '@rep13/service-kit';
import type { ContactMessage } from '../contact-messages/contact-message.entity.ts';
import type { EmailLog } from './email-log.entity.ts';
import { SEND_EMAIL } from './send-email.job.ts';
import type { ClientEmailFacts, EmailFacts } from './email-facts.ts';
import type { Attachment, EmailContent } from './email-content.ts';
import type { MailLinks, SiteLinks } from './mail-links.ts';
import type { Occasion } from './occasion.ts';
import type { PartyInMails } from './party-in-mails.ts';

export type { ClientEmailFacts, EmailFacts };
export { when } from './occasion.ts';

/** Who one mail goes to. */
export interface Addressee {
  readonly name: string;
  readonly address: string;
  /** The first line of the mail's foot, for example `For the legal contact of Acme Inc.` */
  readonly why: string;
}

export interface WaitingMails {
  readonly count: number;
  readonly domains: readonly string[];
}

/** What the writer of a mail to ourselves may look at. Everything is asked for at the moment of sending. */
export interface InternalMailContext {
  readonly now: Date;
  /** Who we are. */
  readonly entity: LegalEntity;
  readonly links: SiteLinks;
  /** The client behind a signup; null when nobody can say at the moment, because our own mails don't wait for that. */
  findParty(signupId: number): Promise<SignupPartyView | null>;
  contactMessage(id: number): Promise<ContactMessage>;
  emailLog(id: number): Promise<EmailLog>;
  /** A step that takes two of staff. */
  approval(id: string): Promise<ApprovalMailView>;
  /** The mails to the address for authorities that wait: how many, and the domains that are proven of some. */
  waitingMails(): Promise<WaitingMails>;
  /** Whether a mail to the address for authorities still waits, with a line of its own: of many of one sender one has. */
  isMailListed(mailId: number): Promise<boolean>;
  /** The name that a member of staff signs in with. */
  colleagueName(adminUserId: number): Promise<string>;
}

/** What the writer of a mail to a client may look at. Everything is asked for at the moment of sending. */
export interface ClientMailContext {
  readonly now: Date;
  readonly party: PartyInMails;
  readonly links: MailLinks;
  /** Who we are. */
  readonly entity: LegalEntity;
  /** The signed agreement, or null. */
  agreement(): Promise<AgreementView | null>;
  /** What a signed client publishes about its representative. */
  detailsToPublish(): Promise<DetailsToPublishView>;
  /** The signed agreement as a PDF to attach. */
  agreementPdf(): Promise<Attachment>;
  /** The signed addendum on the point of contact. */
  addendumPdf(): Promise<Attachment>;
  /** The same; null while its seal is still to come, for then a mail of its own brings it. */
  ownAgreementPdf(): Promise<Attachment | null>;
  /** The client's certificate of appointment; null as long as none is valid, or while its seal is still to come. */
  ownCertificatePdf(): Promise<Attachment | null>;
  /** The certificate of appointment that is valid; null once the mandate is over. */
  certificatePdf(registerNumber: string): Promise<Attachment | null>;
  /** Where the mandate stands; null while nothing is signed or paid. */
  mandate(): Promise<MandateDetailView | null>;
  /** What a record of the representative says otherwise than an earlier one. */
  recordChanges(formerRecordId: number, recordId: number): Promise<readonly RecordChange[]>;
  /** Whether a letter to a coordinator waits for the client's signature. */
  awaitsSignature(): Promise<boolean>;
  /** An invoice or a credit note of this client to attach. */
  invoicePdf(number: string): Promise<Attachment>;
}

/** An event and what it says. */
export type Announcement<Event extends object = object> = readonly [EventClass<Event>, Event];

/** `Source`: what its events say, which a list of all mails knows less of than each mail does. */
interface EmailKind<Facts, Source = Facts> {
  /** Kebab-case; the `type` in email_logs. */
  readonly kind: string;
  /** The events that are the reason for it; absent where other code enqueues it. */
  readonly on?: Occasion<Source> | readonly Occasion<Source>[];
  /** When there is nothing to say any more: then the mail is not sent, nor sent again. */
  until?(facts: Facts): Date;
  /** Announced with the line in the log that says it: the mail went out at that time, or was given up (null). */
  announces?(facts: Facts, sentAt: Date | null): Announcement | undefined;
}

/** A kind of mail to a client and how it is worded. */
export interface ClientEmail<Facts extends ClientEmailFacts, Source = Facts> extends EmailKind<
  Facts,
  Source
> {
  /**
   * Without an escalation contact, its mails go to the legal contact. The last two are of a change of the client's
   * particulars that the facts name: whom it had before, and the address that it names.
   */
  readonly to: 'legal-contact' | 'escalation-contact' | 'contact-before-change' | 'new-address';
  write(facts: Facts, context: ClientMailContext): Promise<EmailContent>;
}

/** A kind of mail to ourselves and how it is worded. */
export interface InternalEmail<Facts extends EmailFacts, Source = Facts> extends EmailKind<Facts, Source> {
  /**
   * `colleague`: the one member of staff whom the facts name. `ticket-worker`: who works on the ticket that the facts
   * name, else who is on call, else staff's mailbox. ADR 11. `authorities-mailbox`: our own address for authorities, with
   * the tag that the facts name.
   */
  readonly to: 'staff' | 'support' | 'colleague' | 'ticket-worker' | 'authorities-mailbox';
  /** Null when there is nothing to say. */
  write(facts: Facts, context: InternalMailContext): Promise<EmailContent | null>;
}

/** What the writer of a mail to a coordinator may look at. */
export interface CoordinatorMailContext {
  readonly letter: LetterToMailView;
  /** Who we are. */
  readonly entity: LegalEntity;
  readonly links: SiteLinks;
}

/** A kind of mail to a coordinator: it brings the letter that its facts name. */
export interface CoordinatorEmail<Facts extends EmailFacts, Source = Facts> extends EmailKind<Facts, Source> {
  readonly to: 'coordinator';
  write(facts: Facts, context: CoordinatorMailContext): Promise<EmailContent>;
}

/** What the writer of a mail to an authority may look at. */
export interface AuthorityMailContext {
  readonly now: Date;
  /** Its request, and the private link that is made for this mail. */
  readonly request: AuthorityMailView;
  /** Who we are. */
  readonly entity: LegalEntity;
  readonly links: SiteLinks;
  /** Whether staff has found that no authority had sent it. */
  isSpam(ticketId: number): Promise<boolean>;
}

/** A kind of mail to an authority about its request: it says that there is something to read, never what. */
export interface AuthorityEmail<Facts extends EmailFacts, Source = Facts> extends EmailKind<Facts, Source> {
  readonly to: 'authority';
  /** Null when there is nothing to say. */
  write(facts: Facts, context: AuthorityMailContext): Promise<EmailContent | null>;
}

/** What the writer of an answer to a mail may look at: nothing that its sender wrote. */
export interface MailSenderContext {
  /** The Message-ID of the mail that is answered, in angle brackets, if it has one. */
  readonly inReplyTo: string | null;
  /** Who we are. */
  readonly entity: LegalEntity;
  readonly links: SiteLinks;
}

/** A kind of mail to who wrote to the address for authorities what is no order. */
export interface MailSenderEmail<Facts extends EmailFacts, Source = Facts> extends EmailKind<Facts, Source> {
  readonly to: 'mail-sender';
  write(facts: Facts, context: MailSenderContext): Promise<EmailContent>;
}

export type Email<Facts extends ClientEmailFacts, Source = Facts> =
  | ClientEmail<Facts, Source>
  | InternalEmail<Facts, Source>
  | CoordinatorEmail<Facts, Source>
  | AuthorityEmail<Facts, Source>
  | MailSenderEmail<Facts, Source>;

/** One mail of all. */
export type AnyEmail = Email<never, EmailFacts>;

export const isForClient = <Facts extends ClientEmailFacts, Source>(
  email: Email<Facts, Source>,
): email is ClientEmail<Facts, Source> =>
  ![
    ...['staff', 'support', 'colleague', 'ticket-worker', 'authorities-mailbox'],
    ...['coordinator', 'authority', 'mail-sender'],
  ].includes(email.to);

export const defineClientEmail = <Facts extends ClientEmailFacts>(
  email: ClientEmail<Facts>,
): ClientEmail<Facts> => email;

export const defineCoordinatorEmail = <Facts extends EmailFacts>(
  email: CoordinatorEmail<Facts>,
): CoordinatorEmail<Facts> => email;

export const defineAuthorityEmail = <Facts extends EmailFacts>(
  email: AuthorityEmail<Facts>,
): AuthorityEmail<Facts> => email;

export const defineMailSenderEmail = <Facts extends EmailFacts>(
  email: MailSenderEmail<Facts>,
): MailSenderEmail<Facts> => email;

export const defineInternalEmail = <Facts extends EmailFacts>(
  email: InternalEmail<Facts>,
): InternalEmail<Facts> => email;

/**
 * Enqueues a mail in the transaction of `jobs`. One mail per signup, kind and period: enqueued again, it stays the
 * one mail. `period` tells mails of one kind apart, where a signup may get several or there is none; `runAt` is when it
 * goes out, at once without it.
 */
export function enqueueEmail<Facts extends EmailFacts>(
  jobs: Scope['jobs'],
  { kind }: EmailKind<never, Facts>,
  facts: Facts,
  period?: string | number,
  runAt?: Date,
): void {
  const key = [kind, facts.signupId, period].filter((part) => part !== undefined).join(':');
  const { ipAddress } = currentContext() ?? {};
  jobs.enqueue(SEND_EMAIL, key, { kind, facts, ...(ipAddress && { ipAddress }) }, runAt);
}
