import type { SignupPartyView } from '@rep13/contracts';
import type { LinkClaims, SignedLinks } from '@rep13/service-kit';

const DAY_S = 24 * 60 * 60;

/** How long the links in our mails work, in days. */
export const LINK_DAYS = { resumeSignup: 30, clientSetup: 7 } as const;

/** Pages that open without a token. */
export class SiteLinks {
  constructor(protected readonly publicUrl: string) {}

  signIn = (): string => `${this.publicUrl}/client/login`;

  portal = (): string => `${this.publicUrl}/client/dashboard`;

  /** Where a client asks for a new password. */
  forgotPassword = (): string => `${this.publicUrl}/client/reset`;

  /** Staff's own pages. */
  desk = (): string => `${this.publicUrl}/admin`;
}

/**
 * Where the mails of one signup lead. Tokens stand behind the `#`: browsers send that part to no server,
 * so no log and no Referer ever holds one.
 */
export class MailLinks extends SiteLinks {
  constructor(
    publicUrl: string,
    private readonly signedLinks: SignedLinks,
    private readonly party: Pick<SignupPartyView, 'id' | 'clientId'>,
  ) {
    super(publicUrl);
  }

  pay = (): string => this.to(`/payment?signupId=${this.party.id}`, 'resume', this.resumeToken());

  sign = (): string => this.to(`/signature/${this.party.id}`, 'resume', this.resumeToken());

  provideInformation = (): string =>
    this.to(`/provider-information?signupId=${this.party.id}`, 'resume', this.resumeToken());

  setUpAccount = (): string =>
    this.to(
      `/client/setup?clientId=${encodeURIComponent(this.party.clientId.toWellFormed())}`,
      'token',
      this.token({ purpose: 'client-setup' }, LINK_DAYS.clientSetup * DAY_S),
    );

  /** Answers one reset request with a new password. */
  resetPassword = (resetId: string, ttlSeconds: number): string =>
    this.to('/client/reset', 'token', this.token({ purpose: 'reset-password', id: resetId }, ttlSeconds));

  private resumeToken = (): string =>
    this.token({ purpose: 'resume-signup' }, LINK_DAYS.resumeSignup * DAY_S);

  private token(claims: Omit<LinkClaims, 'signupId'>, ttlSeconds: number): string {
    return this.signedLinks.sign({ ...claims, signupId: this.party.id }, ttlSeconds);
  }

  private to(path: string, name: string, token: string): string {
    return `${this.publicUrl}${path}#${name}=${token}`;
  }
}
