import { Inject, Injectable } from '@nestjs/common';
import { FindAgreement, GetAgreementPdf, GetSignupParty } from '@rep13/contracts';
import { Clock, RpcClient, SERVICE_CONFIG, SignedLinks } from '@rep13/service-kit';
import { NotificationsConfig } from '../config.ts';
import type { Desk } from '../emails/email.ts';
import type { Attachment } from '../emails/letter.ts';
import { MailLinks } from '../emails/mail-links.ts';

/** Gathers what the writer of a mail needs from the services that own it. */
@Injectable()
export class MailDesk {
  private readonly publicUrl: string;
  private readonly signedLinks: SignedLinks;

  constructor(
    @Inject(SERVICE_CONFIG) { PUBLIC_URL, SESSION_SECRET }: NotificationsConfig,
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
  ) {
    this.publicUrl = PUBLIC_URL.replace(/\/$/, '');
    this.signedLinks = new SignedLinks(SESSION_SECRET, () => clock.now());
  }

  /** @throws NotFound for an unknown signup, ServiceUnavailable when a service does not answer. */
  async prepare(signupId: number): Promise<Desk> {
    const party = await this.rpc.call(GetSignupParty, { signupId });
    return {
      now: this.clock.now(),
      party,
      links: new MailLinks(this.publicUrl, this.signedLinks, party),
      agreement: () => this.rpc.call(FindAgreement, { signupId }),
      agreementPdf: () => this.pdf(signupId),
    };
  }

  private async pdf(signupId: number): Promise<Attachment> {
    const { fileName, base64 } = await this.rpc.call(GetAgreementPdf, { signupId });
    return { fileName, contentType: 'application/pdf', content: Buffer.from(base64, 'base64') };
  }
}
