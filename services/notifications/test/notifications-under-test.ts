import {
  CompareRepresentativeRecords,
  FindAgreement,
  FindMandate,
  GetAddendumPdf,
  GetAgreementPdf,
  GetCertificate,
  GetInvoicePdf,
  GetLetterToMail,
  GetDetailsToPublish,
  ListClientDesignations,
} from '@rep13/contracts-agreements';
import {
  GetApprovalForMail,
  GetStaffAddressee,
  GetTicketAddressee,
  ListAdminAddressees,
  ListApprovalAddressees,
} from '@rep13/contracts-gateway';
import type { EventClass, EventEnvelope } from '@rep13/contracts-messaging';
import {
  GetProfileChange,
  GetSignupParty,
  SignupRegistered,
  type SignupPartyView,
} from '@rep13/contracts-onboarding';
import {
  GetAuthorityMail,
  GetMail,
  GetMailbox,
  GetTicket,
  ListMails,
  type InboundMailDetailView,
  type InboundMailView,
  type MailboxView,
  type TicketDetailView,
} from '@rep13/contracts-sla';
import { NotFound, ServiceUnavailable } from '@rep13/service-kit';
import {
  eventually,
  startSmtpInbox,
  startTestService,
  type MemoryLog,
  type SmtpInbox,
  type TestService,
} from '@rep13/testing';
import { EmailLog } from '../src/emails/email-log.entity.ts';
import { notifications } from '../src/service.ts';
import {
  buildAgreement,
  buildApproval,
  buildAuthorityMail,
  buildDetailsToPublish,
  buildLetterToMail,
  buildParty,
  buildProfileChange,
  buildRecordChanges,
  NOW,
  PUBLIC_URL,
  LINK_SECRET,
  STAFF,
} from './builders.ts';

/** Every member of staff, by whatever number. */
export const COLLEAGUE = 'grace@rep13.example';

/** A ticket that somebody works on. */
export const TAKEN = 77;

/** A ticket that no authority had sent. */
export const SPAM = 78;

/** Stands in every order and message that other services tell of. */
export const CONTENT = 'what the order says';

/** A signup that nobody knows. */
export const UNKNOWN_SIGNUP = 999_999_999;

/** A signup whose address would be two for a careless reader. */
export const DOUBLE_ADDRESS = 777_777_777;

/** A signup whose particulars are what `setEvilParticulars` says, as if every check before us had failed. */
export const EVIL_SIGNUP = 666_666_666;

/** Of every order of an authority. */
export const REPLY_TAG = 'a-7kqm-2xrb.abcdefghijkl';

/** Of a mail all that mails to its sender and about it may look at, and what they must not repeat. */
const MAIL = {
  id: 7,
  fromAddress: 'eva@acm.example',
  fromName: CONTENT,
  subject: CONTENT,
  text: CONTENT,
  messageId: 'theirs@acm.example',
  passedDomain: 'acm.example',
} as InboundMailDetailView;

/** What the agreements service answers as the PDF. */
export const PDF = Buffer.from('%PDF-1.7 signed');

/** Notifications with a real mail server before it and the services it asks around it. */
export interface NotificationsUnderTest {
  readonly service: TestService;
  readonly inbox: SmtpInbox;
  /** Announces a signup whose legal contact is `signup-<id>@acme.example`. */
  register(signupId: number): Promise<void>;
  /** Waits until the event has been taken in. */
  handled(event: EventEnvelope): Promise<void>;
  /** Whether the onboarding service answers. */
  setOnboardingAway(away: boolean): void;
  /** Whether the gateway says who the admins are, and who they are. */
  setAdmins(admins: readonly number[] | 'away'): void;
  /** What onboarding says of EVIL_SIGNUP. */
  setEvilParticulars(particulars: Partial<SignupPartyView>): void;
  logs(): Promise<EmailLog[]>;
  jobs(): Promise<{ id: string; state: string; attempts: number; postponements: number }[]>;
  /** How many events of this type have been taken in. */
  handledCount(type: EventClass): Promise<number>;
  /** Forgets every mail. */
  clear(): Promise<void>;
  stop(): Promise<void>;
}

export async function startNotifications(
  environment: Record<string, string> = {},
  log?: MemoryLog,
): Promise<NotificationsUnderTest> {
  const inbox = await startSmtpInbox();
  const config = {
    SMTP_URL: inbox.url,
    MAIL_FROM: 'Rep13 <mail@rep13.example>',
    ADMIN_EMAIL: STAFF,
    PUBLIC_URL,
    LINK_SECRET,
    // All mails of a file are caused from one address.
    RATE_LIMIT_UNPROVEN_MAILS_BY_ADDRESS: '1000',
    ...environment,
  };
  const service = await startTestService(notifications, config, log);
  const stubbedServices = stubOtherServices(service);
  return {
    service,
    inbox,
    async register(signupId) {
      await service.stubbedServices.announce(SignupRegistered, registration(signupId));
    },
    async handled({ id }) {
      const sql = 'select 1 from inbox_messages where event_id = $1';
      await eventually(async () => (await service.db.query<unknown[]>(sql, [id])).length === 1, {
        fact: 'the event was handled',
      });
    },
    setOnboardingAway: (away) => (stubbedServices.onboardingAway = away),
    setAdmins: (admins) => (stubbedServices.admins = admins),
    setEvilParticulars: (particulars) => (stubbedServices.evil = particulars),
    logs: () => service.db.getRepository(EmailLog).find({ order: { id: 'asc' } }),
    jobs: () =>
      service.db.query('select id, state, attempts, postponements from jobs order by created_at, id'),
    async handledCount({ type }) {
      const sql = `select count(*)::integer as n from inbox_messages
        join outbox_messages using (event_id) where type = $1`;
      const [count] = await service.db.query<{ n: number }[]>(sql, [type]);
      return count?.n ?? 0;
    },
    async clear() {
      // One by one and row by row: a mail of the last test may just be writing its line.
      for (const table of ['jobs', 'email_logs', 'contact_messages', 'unproven_mails'])
        await service.db.query(`delete from ${table}`);
      inbox.answerWith('accept');
      inbox.clear();
    },
    async stop() {
      await service.stop();
      await inbox.stop();
    },
  };
}

export const registration = (signupId: number) => ({
  signupId,
  clientId: 'DSA-ABC234',
  contractVersion: '1.0',
  registeredAt: NOW.toISOString(),
});

/** Waits for so many mails, and then for every job to be settled, so that one too many would be there. */
export async function settled(
  { inbox, jobs }: NotificationsUnderTest,
  mails: number,
  ends = ['done'],
): Promise<void> {
  await eventually(() => inbox.mails.length >= mails, { fact: `${mails} mails arrived` });
  await eventually(async () => (await jobs()).every(({ state }) => ends.includes(state)), {
    fact: 'every mail was ticked off',
  });
}

interface Stub {
  onboardingAway: boolean;
  admins: readonly number[] | 'away';
  evil: Partial<SignupPartyView>;
}

function stubOtherServices({ stubbedServices }: TestService): Stub {
  const stub: Stub = { onboardingAway: false, admins: [7], evil: {} };
  stubbedServices.answer(GetSignupParty, ({ signupId }) => {
    if (stub.onboardingAway) throw new ServiceUnavailable();
    if (signupId === UNKNOWN_SIGNUP) throw new NotFound();
    if (signupId === DOUBLE_ADDRESS) {
      return buildParty({ id: signupId, legalContactEmail: 'jane@acme.example, eve@evil.example' });
    }
    if (signupId === EVIL_SIGNUP) return buildParty({ id: signupId, ...stub.evil });
    return buildParty({
      id: signupId,
      legalContactEmail: `signup-${signupId}@acme.example`,
      escalationContactEmail: 'escalation@acme.example',
    });
  });
  stubbedServices.answer(GetProfileChange, ({ changeId }) => buildProfileChange({ id: changeId }));
  stubbedServices.answer(GetStaffAddressee, () => ({ username: 'grace', email: COLLEAGUE }));
  stubbedServices.answer(GetTicket, ({ ticketId }) => buildTicket(ticketId));
  stubbedServices.answer(GetTicketAddressee, ({ assigneeId }) =>
    assigneeId ? { username: 'grace', email: COLLEAGUE } : null,
  );
  const addressees = () => {
    if (stub.admins === 'away') throw new ServiceUnavailable();
    return stub.admins.map((adminUserId) => ({ adminUserId, username: 'grace', email: COLLEAGUE }));
  };
  stubbedServices.answer(ListAdminAddressees, addressees);
  stubbedServices.answer(ListApprovalAddressees, addressees);
  stubbedServices.answer(GetApprovalForMail, () => buildApproval());
  stubbedServices.answer(GetAuthorityMail, () => buildAuthorityMail({ replyTag: REPLY_TAG }));
  stubbedServices.answer(GetMail, () => MAIL);
  stubbedServices.answer(ListMails, () => [MAIL, { ...MAIL, passedDomain: null } as InboundMailView]);
  stubbedServices.answer(GetMailbox, () => ({ waiting: 2 }) as MailboxView);
  stubbedServices.answer(CompareRepresentativeRecords, () => buildRecordChanges());
  stubbedServices.answer(ListClientDesignations, () => []);
  stubbedServices.answer(FindMandate, () => null);
  stubbedServices.answer(FindAgreement, ({ signupId }) => buildAgreement({ signupId }));
  stubbedServices.answer(GetDetailsToPublish, () => buildDetailsToPublish());
  stubbedServices.answer(GetAddendumPdf, () => ({
    fileName: 'DSA-202611-0001-addendum.pdf',
    sha256: '00',
    bytes: PDF,
  }));
  stubbedServices.answer(GetAgreementPdf, () => ({
    fileName: 'DSA-202611-0001.pdf',
    sha256: '00',
    bytes: PDF,
  }));
  stubbedServices.answer(GetLetterToMail, () =>
    buildLetterToMail({ pdf: { fileName: 'letter.pdf', sha256: '00', bytes: PDF } }),
  );
  stubbedServices.answer(GetInvoicePdf, ({ number }) => ({
    fileName: `invoice-${number}.pdf`,
    sha256: '00',
    bytes: PDF,
  }));
  stubbedServices.answer(GetCertificate, () => ({
    fileName: 'certificate-R13-ABCDEFGH-1.pdf',
    sha256: '00',
    bytes: PDF,
  }));
  return stub;
}

/** Of all that staff reads of a ticket: what mails ask for, and what they must not repeat. */
const buildTicket = (ticketId: number) =>
  ({
    assigneeId: ticketId === TAKEN ? 7 : null,
    closedAs: ticketId === SPAM ? 'spam' : null,
    description: CONTENT,
    messages: [{ body: CONTENT }],
  }) as unknown as TicketDetailView;
