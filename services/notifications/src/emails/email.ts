import type { AgreementView, SignupPartyView } from '@rep13/contracts';
import type { Scope } from '@rep13/service-kit';
import { SEND_EMAIL } from '../sending/send-email.job.ts';
import type { Attachment, Letter } from './letter.ts';
import type { MailLinks } from './mail-links.ts';

export interface Addressee {
  readonly name: string;
  readonly address: string;
  readonly companyName: string;
}

/** What the writer of a mail may look at. Everything is asked for at the moment of sending. */
export interface Desk {
  readonly now: Date;
  readonly party: SignupPartyView;
  readonly links: MailLinks;
  /** The signed agreement, or null. */
  agreement(): Promise<AgreementView | null>;
  /** The signed agreement as a PDF to attach. */
  agreementPdf(): Promise<Attachment>;
}

/** Every mail is about one signup; the rest of its facts is its own. */
export interface EmailFacts {
  readonly signupId: number;
}

/** A kind of mail and how it is worded. */
export interface Email<Facts extends EmailFacts> {
  /** Kebab-case; the `type` in email_logs. */
  readonly kind: string;
  /** Undefined when there is nothing to say any more. */
  write(facts: Facts, desk: Desk): Promise<Letter | undefined>;
}

export const defineEmail = <Facts extends EmailFacts>(
  kind: string,
  write: Email<Facts>['write'],
): Email<Facts> => ({ kind, write });

/**
 * Books a mail in the transaction of `jobs`. One mail per signup, kind and period: booked again, it stays the
 * one mail. `period` tells mails of one kind apart, where a signup may get several.
 */
export async function bookEmail<Facts extends EmailFacts>(
  jobs: Scope['jobs'],
  { kind }: Email<Facts>,
  facts: Facts,
  period = '',
): Promise<void> {
  const key = [kind, facts.signupId, ...(period ? [period] : [])].join(':');
  await jobs.book(SEND_EMAIL, key, { kind, facts });
}
