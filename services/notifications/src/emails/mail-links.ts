import type { AuthorityLanguage } from '@rep13/contracts-authority-requests/constants';
import { LINK_DAYS } from '@rep13/contracts-constants';
import type { AddressField, SignupPartyView } from '@rep13/contracts-onboarding';
import { mailboxOf, type LinkClaims, type SignedLinks } from '@rep13/service-kit';
import type { TypedCode } from './email-content.ts';

const DAY_S = 24 * 60 * 60;

/** Pages that open without a token. */
export class SiteLinks {
  constructor(protected readonly publicUrl: string) {}

  signIn = (): string => `${this.publicUrl}/client/login`;

  portal = (): string => `${this.publicUrl}/client/dashboard`;

  /** Where a client copies what it publishes and has its website read. */
  publication = (): string => `${this.publicUrl}/client/dashboard?tab=agreement#website`;

  /** Where a client copies the details of its representative. */
  detailsToPublish = (): string => `${this.publicUrl}/client/dashboard?tab=agreement#publish`;

  /** Where a client sees and changes its particulars. */
  company = (): string => `${this.publicUrl}/client/dashboard?tab=company`;

  /** Where a client sees its plan and its invoices, pays, changes the card and cancels. */
  billing = (): string => `${this.publicUrl}/client/billing`;

  /** Where everybody reads how a mandate stands. */
  registerEntry = (registerNumber: string): string => `${this.publicUrl}/register/${registerNumber}`;

  /** Where a client asks for a new password. */
  forgotPassword = (): string => `${this.publicUrl}/client/reset`;

  /** Where anybody writes to us. */
  contact = (): string => `${this.publicUrl}/contact`;

  /** Staff's own pages. */
  admin = (): string => `${this.publicUrl}/admin`;

  /** One client, for staff. */
  client = (signupId: number): string => `${this.publicUrl}/admin/clients/${signupId}`;

  /** One order, for staff and for its client. */
  ticket = (ticketId: number): string => `${this.publicUrl}/admin/tickets/${ticketId}`;
  order = (ticketId: number): string => `${this.publicUrl}/client/orders/${ticketId}`;

  /** Requests of authorities that wait for staff, and steps that take two of us. */
  heldRequests = (): string => `${this.publicUrl}/admin/held-requests`;
  approvals = (): string => `${this.publicUrl}/admin/approvals`;

  /** Mails to the address for authorities that wait for staff, and one of them. */
  mails = (): string => `${this.publicUrl}/admin/mail`;
  mail = (mailId: number): string => `${this.publicUrl}/admin/mail/${mailId}`;

  /** Where authorities send their orders. */
  authorities = (): string => `${this.publicUrl}/authorities`;

  /** Where staff settles what is about money. */
  payments = (): string => `${this.publicUrl}/admin/payments`;

  /** What an authority has filed, in the language that it reads. The key stands behind the `#`. */
  authorityRequest = (reference: string, key: string, language: AuthorityLanguage): string =>
    `${this.publicUrl}/authorities/r/${reference}${language === 'en' ? '' : `?lang=${language}`}#${key}`;

  /** How far a change of our own details is. */
  representative = (): string => `${this.publicUrl}/admin/representative`;

  /** Where staff decides about changes of clients' particulars. */
  profileChanges = (): string => `${this.publicUrl}/admin/profile-changes`;
}

/**
 * Where the mails of one signup lead. Tokens stand behind the `#`: browsers send that part to no server,
 * so no log and no Referer ever holds one.
 */
export class MailLinks extends SiteLinks {
  /** By link. */
  private readonly codes = new Map<string, TypedCode>();

  constructor(
    publicUrl: string,
    private readonly signedLinks: SignedLinks,
    private readonly party: Pick<SignupPartyView, 'id' | 'clientId' | 'accountStatus' | 'legalContactEmail'>,
  ) {
    super(publicUrl);
  }

  /** What is typed where this link does not open; undefined of one without a token. */
  codeBeside = (url: string): TypedCode | undefined => this.codes.get(url);

  /** Whether the client has an account to sign in with: then no link gets anybody past the sign-in. */
  get needSignIn(): boolean {
    return this.party.accountStatus !== 'pending';
  }

  pay = (): string => this.ofRegistration(`/payment?signupId=${this.party.id}`);

  sign = (): string => this.ofRegistration(`/signature/${this.party.id}`);

  provideInformation = (): string => this.ofRegistration(`/provider-information?signupId=${this.party.id}`);

  setUpAccount = (): string =>
    this.needSignIn
      ? this.signIn()
      : this.to(`/client/setup?clientId=${encodeURIComponent(this.party.clientId.toWellFormed())}`, {
          purpose: 'client-setup',
        });

  /** Answers one reset request with a new password. */
  resetPassword = (resetId: string, ttlSeconds: number): string =>
    this.to('/client/reset', { purpose: 'reset-password', id: resetId }, ttlSeconds);

  /** Confirms one address of one change. */
  confirmAddress = (changeId: number, field: AddressField): string =>
    this.to('/client/confirm-address', { purpose: 'confirm-address', id: `${changeId}:${field}` });

  /** Stops one change. */
  stopChange = (changeId: number): string =>
    this.to('/client/stop-change', { purpose: 'stop-change', id: `${changeId}` });

  /** The page itself for a client who can sign in; on the way to an account, with what opens it in any browser. */
  private ofRegistration(path: string): string {
    return this.needSignIn ? `${this.publicUrl}${path}` : this.to(path, { purpose: 'resume-signup' });
  }

  private to(
    path: string,
    given: Pick<LinkClaims, 'purpose' | 'id'>,
    ttlSeconds = LINK_DAYS[given.purpose] * DAY_S,
  ): string {
    const { id: signupId, clientId, legalContactEmail } = this.party;
    const claims = { ...given, signupId, mailbox: mailboxOf(legalContactEmail) };
    const page = `${this.publicUrl}${path}`;
    const name = given.purpose === 'resume-signup' ? 'resume' : 'token';
    const url = `${page}#${name}=${this.signedLinks.sign(claims, ttlSeconds)}`;
    this.codes.set(url, { page, clientId, code: this.signedLinks.code(claims) });
    return url;
  }
}
