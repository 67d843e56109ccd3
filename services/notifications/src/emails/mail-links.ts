import type { AddressField, SignupPartyView } from '@rep13/contracts-onboarding';
import { mailboxOf, type LinkClaims, type SignedLinks } from '@rep13/service-kit';

const DAY_S = 24 * 60 * 60;

/** How long the links in our mails work, in days. */
export const LINK_DAYS = { resumeSignup: 30, clientSetup: 7, confirmAddress: 7, stopChange: 30 } as const;

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

  /** Where staff settles what is about money. */
  payments = (): string => `${this.publicUrl}/admin/payments`;

  /** What an authority has filed. The key stands behind the `#`, with what proves the mailbox where it is given. */
  authorityRequest = (reference: string, token: string, confirmCode?: string): string =>
    `${this.publicUrl}/authorities/r/${reference}#${token}${confirmCode ? `.${confirmCode}` : ''}`;

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
  constructor(
    publicUrl: string,
    private readonly signedLinks: SignedLinks,
    private readonly party: Pick<SignupPartyView, 'id' | 'clientId' | 'accountStatus' | 'legalContactEmail'>,
  ) {
    super(publicUrl);
  }

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
      : this.to(
          `/client/setup?clientId=${encodeURIComponent(this.party.clientId.toWellFormed())}`,
          'token',
          this.token({ purpose: 'client-setup' }, LINK_DAYS.clientSetup * DAY_S),
        );

  /** Answers one reset request with a new password. */
  resetPassword = (resetId: string, ttlSeconds: number): string =>
    this.to('/client/reset', 'token', this.token({ purpose: 'reset-password', id: resetId }, ttlSeconds));

  /** Confirms one address of one change. */
  confirmAddress = (changeId: number, field: AddressField): string =>
    this.to(
      '/client/confirm-address',
      'token',
      this.token(
        { purpose: 'confirm-address', id: `${changeId}:${field}` },
        LINK_DAYS.confirmAddress * DAY_S,
      ),
    );

  /** Stops one change. */
  stopChange = (changeId: number): string =>
    this.to(
      '/client/stop-change',
      'token',
      this.token({ purpose: 'stop-change', id: `${changeId}` }, LINK_DAYS.stopChange * DAY_S),
    );

  /** The page itself for a client who can sign in; on the way to an account, with what opens it in any browser. */
  private ofRegistration(path: string): string {
    if (this.needSignIn) return `${this.publicUrl}${path}`;
    return this.to(path, 'resume', this.token({ purpose: 'resume-signup' }, LINK_DAYS.resumeSignup * DAY_S));
  }

  private token(claims: Omit<LinkClaims, 'signupId' | 'mailbox'>, ttlSeconds: number): string {
    const { id: signupId, legalContactEmail } = this.party;
    return this.signedLinks.sign({ ...claims, signupId, mailbox: mailboxOf(legalContactEmail) }, ttlSeconds);
  }

  private to(path: string, name: string, token: string): string {
    return `${this.publicUrl}${path}#${name}=${token}`;
  }
}
