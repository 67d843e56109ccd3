import { Inject, Injectable } from '@nestjs/common';
import {
  CompareRepresentativeRecords,
  FindAgreement,
  FindMandate,
  GetAddendumPdf,
  GetAgreementPdf,
  GetCertificate,
  GetDetailsToPublish,
  GetInvoicePdf,
  GetLetterToMail,
  type CertificatePdfView,
  ListClientDesignations,
} from '@rep13/contracts-agreements';
import { ERROR_CODES, LIST_MAX } from '@rep13/contracts-constants';
import { GetApprovalForMail, GetStaffAddressee, GetTicketAddressee } from '@rep13/contracts-gateway';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import {
  GetProfileChange,
  GetSignupParty,
  type ProfileChangeView,
  type SignupPartyView,
} from '@rep13/contracts-onboarding';
import { GetAuthorityMail, GetMail, GetMailbox, GetTicket, ListMails } from '@rep13/contracts-sla';
import {
  Clock,
  DomainError,
  LEGAL_ENTITY,
  NotFound,
  registerNumberHash,
  RpcClient,
  SERVICE_CONFIG,
  SignedLinks,
} from '@rep13/service-kit';
import { DataSource, type EntityTarget } from 'typeorm';
import { NotificationsConfig } from '../config.ts';
import { ContactMessage } from '../contact-messages/contact-message.entity.ts';
import { EmailLog } from '../emails/email-log.entity.ts';
import type {
  Addressee,
  AuthorityMailContext,
  ClientMailContext,
  CoordinatorMailContext,
  EmailFacts,
  InternalMailContext,
  WaitingMails,
} from '../emails/email.ts';
import type { Attachment } from '../emails/email-content.ts';
import { MailLinks, SiteLinks } from '../emails/mail-links.ts';
import { colleagueAddressee, mailSenderAddressee } from './addressees.ts';
import { authorityInMails } from './authority-in-mails.ts';
import { partyInMails } from '../emails/party-in-mails.ts';

/** Of so many mails that wait, a mail to staff names the domains. */
const DOMAINS_OF = 10;

/** Gathers what the writer of a mail needs from the services that own it. */
@Injectable()
export class MailContextFactory {
  private readonly publicUrl: string;
  private readonly signedLinks: SignedLinks;

  constructor(
    @Inject(SERVICE_CONFIG) { PUBLIC_URL, LINK_SECRET }: NotificationsConfig,
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
    private readonly dataSource: DataSource,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
  ) {
    this.publicUrl = PUBLIC_URL.replace(/\/$/, '');
    this.signedLinks = new SignedLinks(LINK_SECRET, () => clock.now());
  }

  /** @throws NotFound for an unknown signup, ServiceUnavailable when a service does not answer. */
  async forClient(signupId: number): Promise<ClientMailContext> {
    const party = await this.rpc.call(GetSignupParty, { signupId });
    return {
      now: this.clock.now(),
      party: partyInMails(party),
      entity: this.entity,
      links: new MailLinks(this.publicUrl, this.signedLinks, party),
      agreement: () => this.rpc.call(FindAgreement, { signupId }),
      detailsToPublish: () => this.rpc.call(GetDetailsToPublish, { signupId }),
      agreementPdf: () => this.pdf(signupId),
      addendumPdf: async () => attached(await this.rpc.call(GetAddendumPdf, { signupId })),
      ownAgreementPdf: () => this.ownAgreement(signupId),
      ownCertificatePdf: () => this.ownCertificate(signupId),
      certificatePdf: async (registerNumber) => {
        const certificate = await this.certificate(registerNumber);
        return certificate && attached(certificate);
      },
      mandate: () => this.rpc.call(FindMandate, { signupId }),
      recordChanges: (formerRecordId, recordId) =>
        this.rpc.call(CompareRepresentativeRecords, { formerRecordId, recordId }),
      awaitsSignature: async () =>
        (await this.rpc.call(ListClientDesignations, { signupId })).some(({ state }) => state === 'draft'),
      invoicePdf: async (number) => attached(await this.rpc.call(GetInvoicePdf, { number, signupId })),
    };
  }

  /** @throws NotFound when this sending of the letter is over, ServiceUnavailable when agreements does not answer. */
  async forCoordinator({ designationId = 0, sendingAt = '' }: EmailFacts): Promise<CoordinatorMailContext> {
    const letter = await this.rpc.call(GetLetterToMail, { designationId, sendingAt });
    return { letter, entity: this.entity, links: new SiteLinks(this.publicUrl) };
  }

  /** @throws NotFound when its link is over, ServiceUnavailable when sla does not answer. */
  async forAuthority({ reference = '' }: EmailFacts): Promise<AuthorityMailContext> {
    const request = authorityInMails(await this.rpc.call(GetAuthorityMail, { reference }));
    return {
      now: this.clock.now(),
      request,
      entity: this.entity,
      links: new SiteLinks(this.publicUrl),
      isSpam: async (ticketId) => (await this.rpc.call(GetTicket, { ticketId })).closedAs === 'spam',
    };
  }

  /** @throws NotFound where the mail names no sender any more, ServiceUnavailable when sla does not answer. */
  async forMailSender({ mailId = 0 }: EmailFacts) {
    const { fromAddress, messageId, passedDomain } = await this.rpc.call(GetMail, { mailId });
    if (!fromAddress) throw new NotFound();
    return {
      addressee: mailSenderAddressee(fromAddress, this.entity),
      isProven: passedDomain !== null,
      inReplyTo: messageId && `<${messageId}>`,
      entity: this.entity,
      links: new SiteLinks(this.publicUrl),
    };
  }

  forInternal(): InternalMailContext {
    return {
      now: this.clock.now(),
      entity: this.entity,
      links: new SiteLinks(this.publicUrl),
      findParty: (signupId) => this.findParty(signupId),
      contactMessage: (id) => this.row(ContactMessage, id),
      emailLog: (id) => this.row(EmailLog, id),
      waitingMails: () => this.waitingMails(),
      isMailListed: (mailId) => this.isMailListed(mailId),
      approval: (approvalId) => this.rpc.call(GetApprovalForMail, { approvalId }),
      colleagueName: async (adminUserId) =>
        (await this.rpc.call(GetStaffAddressee, { adminUserId })).username,
    };
  }

  /** @throws NotFound, ServiceUnavailable when onboarding does not answer. */
  profileChange(changeId: number): Promise<ProfileChangeView> {
    return this.rpc.call(GetProfileChange, { changeId });
  }

  /** @throws NotFound, ServiceUnavailable when the gateway does not answer. */
  async colleague(adminUserId: number): Promise<Addressee> {
    return colleagueAddressee(await this.rpc.call(GetStaffAddressee, { adminUserId }), this.entity);
  }

  /** Null when the mailbox of staff is the one to write to. @throws ServiceUnavailable */
  async ticketWorker(ticketId: number): Promise<Addressee | null> {
    const { assigneeId } = await this.rpc.call(GetTicket, { ticketId });
    const worker = await this.rpc.call(GetTicketAddressee, { assigneeId });
    return worker && colleagueAddressee(worker, this.entity);
  }

  private async waitingMails(): Promise<WaitingMails> {
    const { waiting } = await this.rpc.call(GetMailbox, {});
    const mails = await this.rpc.call(ListMails, { state: 'waiting', limit: DOMAINS_OF });
    const domains = mails.flatMap(({ passedDomain }) => passedDomain ?? []);
    return { count: waiting, domains: [...new Set(domains)] };
  }

  /** What is due soon stands on the first page. */
  private async isMailListed(mailId: number): Promise<boolean> {
    const mails = await this.rpc.call(ListMails, { state: 'waiting', limit: LIST_MAX });
    return mails.some(({ id }) => id === mailId);
  }

  private findParty(signupId: number): Promise<SignupPartyView | null> {
    return this.rpc.call(GetSignupParty, { signupId }).catch(() => null);
  }

  private async row<T extends { id: number }>(type: EntityTarget<T>, id: number): Promise<T> {
    const [row] = await this.dataSource.getRepository(type).find({ where: { id } as object, take: 1 });
    if (!row) throw new NotFound();
    return row;
  }

  private async ownAgreement(signupId: number): Promise<Attachment | null> {
    const pdf = await this.rpc.call(GetAgreementPdf, { signupId });
    return pdf.awaitsSeal ? null : attached(pdf);
  }

  private async ownCertificate(signupId: number): Promise<Attachment | null> {
    const { registerNumber, state } = (await this.rpc.call(FindMandate, { signupId })) ?? {};
    if (!registerNumber || (state !== 'in_force' && state !== 'ending')) return null;
    try {
      const certificate = await this.certificate(registerNumber);
      return certificate && !certificate.awaitsSeal ? attached(certificate) : null;
    } catch (error) {
      // It is made a moment after the mandate began, and then comes by a mail of its own.
      if (error instanceof DomainError && error.status === 404) return null;
      throw error;
    }
  }

  private async certificate(registerNumber: string): Promise<CertificatePdfView | null> {
    const numberSha256 = registerNumberHash(registerNumber);
    try {
      return await this.rpc.call(GetCertificate, { numberSha256 });
    } catch (error) {
      if (error instanceof DomainError && error.code === ERROR_CODES.mandateOver) return null;
      throw error;
    }
  }

  private async pdf(signupId: number): Promise<Attachment> {
    return attached(await this.rpc.call(GetAgreementPdf, { signupId }));
  }
}

const attached = ({ fileName, bytes }: { fileName: string; bytes: Uint8Array }): Attachment => ({
  fileName,
  contentType: 'application/pdf',
  content: Buffer.from(bytes),
});
