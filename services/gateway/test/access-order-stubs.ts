import { FindNearlyRepresented } from '@rep13/contracts-agreements';
import {
  AnswerMail,
  AttachMail,
  AddAuthorityFile,
  AddClientFile,
  AddStaffFile,
  AddTicketNote,
  AssignTicket,
  ClassifyTicket,
  ConfirmSender,
  DiscardHeldRequest,
  FileAuthorityRequest,
  GetAuthorityFile,
  GetClientFile,
  GetClientTicket,
  GetMail,
  GetMailbox,
  GetMailKey,
  GetMailPiece,
  IgnoreMail,
  SaveSenderKey,
  EndSenderKey,
  GetResponseTimes,
  ChangeAuthorityAddress,
  ChangeTicketClient,
  GetTicket,
  GetTicketFile,
  GetTicketPulse,
  ReadTicketAsStaff,
  SaveAuthority,
  LiftDoNotInform,
  LowerUrgency,
  ListAuthorities,
  ListDueTickets,
  ListTicketAuthorities,
  ListHeldRequests,
  ListMails,
  MakeOrderFromMail,
  ReopenMail,
  ListTicketNotes,
  ListTickets,
  MarkElementMissing,
  MarkElementSupplied,
  MarkTicketSpam,
  MatchTicket,
  MoveTicket,
  ReadAuthorityRequest,
  ReadTicketAsClient,
  RecordUserNotification,
  ReportLifeAtRisk,
  ReportOrder,
  RecordCallBack,
  ReleaseHeldRequest,
  RemoveAuthority,
  RenewAuthorityLink,
  SetTicketDeadline,
  SetUserNotice,
  WriteAsAuthority,
  WriteAsClient,
  WriteAsStaff,
  type AuthorityView,
  type ClientMessageView,
  type MailboxView,
  type StaffFileView,
  type TicketNoteView,
} from '@rep13/contracts-sla';
import type { TicketFileView } from '@rep13/contracts-authority-requests';
import { NotFound } from '@rep13/service-kit';
import {
  buildClientTicketDetailView,
  buildReceiptView,
  buildResponseTimesView,
  buildTicketDetailView,
} from './orders.ts';
import type { TestGateway } from './start-gateway.ts';

type Answer = TestGateway['stubbedServices']['answer'];

/** The part of the matrix's stubs that is about orders. */
export function stubOrders(answer: Answer): void {
  stubTickets(answer);
  stubClients(answer);
  stubAuthorities(answer);
  stubMails(answer);
}

function stubTickets(answer: Answer): void {
  answer(ListTickets, () => []);
  answer(GetTicketPulse, () => ({ lastEventId: 0, pending: 0, waiting: 0, reportIncomplete: 0 }));
  answer(ListDueTickets, () => []);
  answer(ListTicketAuthorities, () => []);
  answer(GetResponseTimes, () => buildResponseTimesView());
  answer(GetTicket, ({ ticketId }) => buildTicketDetailView({ id: ticketId }));
  const worked = ({ ticketId }: { ticketId: number }) => buildTicketDetailView({ id: ticketId });
  answer(MoveTicket, worked);
  answer(AssignTicket, worked);
  answer(SetTicketDeadline, worked);
  answer(SetUserNotice, worked);
  answer(ClassifyTicket, worked);
  answer(MatchTicket, worked);
  answer(MarkTicketSpam, worked);
  answer(RecordCallBack, worked);
  answer(ChangeAuthorityAddress, worked);
  answer(LiftDoNotInform, worked);
  answer(MarkElementSupplied, worked);
  answer(MarkElementMissing, worked);
  answer(ChangeTicketClient, worked);
  answer(LowerUrgency, worked);
  answer(FindNearlyRepresented, () => []);
  answer(WriteAsStaff, worked);
  answer(ReadTicketAsStaff, worked);
  answer(ListTicketNotes, () => []);
  answer(AddTicketNote, () => ({ id: 1 }) as TicketNoteView);
  answer(AddStaffFile, () => ({ id: 'x' }) as StaffFileView);
  answer(GetTicketFile, notThere);
  answer(ReleaseHeldRequest, notThere);
  answer(DiscardHeldRequest, notThere);
  answer(RemoveAuthority, notThere);
  answer(SaveSenderKey, notThere);
  answer(EndSenderKey, notThere);
  answer(ListHeldRequests, () => []);
  answer(ListAuthorities, () => []);
  answer(SaveAuthority, () => ({ id: 1 }) as AuthorityView);
}

const NO_MAILBOX: MailboxView = {
  state: 'none',
  address: 'authorities@rep13.example',
  lastAnswerAt: null,
  olderLeftAlone: 0,
  gone: 0,
  waiting: 0,
  aside: 0,
};

/** There is no mail in the matrix. */
function stubMails(answer: Answer): void {
  answer(ListMails, () => []);
  for (const command of [GetMail, MakeOrderFromMail, AttachMail, IgnoreMail, AnswerMail, ReopenMail])
    answer(command as typeof GetMail, notThere);
  answer(GetMailPiece, notThere);
  answer(GetMailbox, () => NO_MAILBOX);
  answer(GetMailKey, () => ({ bytes: Buffer.from('key') }));
}

/** A ticket of the matrix has the id of its client. */
function stubClients(answer: Answer): void {
  const own = <Reply>(reply: () => Reply) => {
    return ({ ticketId, signupId }: { ticketId: number; signupId: number }): Reply => {
      if (ticketId !== signupId) throw new NotFound();
      return reply();
    };
  };
  answer(GetClientTicket, own(buildClientTicketDetailView));
  answer(ReadTicketAsClient, own(buildClientTicketDetailView));
  answer(RecordUserNotification, own(buildClientTicketDetailView));
  answer(ReportOrder, () => buildClientTicketDetailView());
  answer(ReportLifeAtRisk, () => buildClientTicketDetailView());
  answer(
    WriteAsClient,
    own(() => ({ id: 1, files: [] as TicketFileView[] }) as unknown as ClientMessageView),
  );
  answer(
    AddClientFile,
    own(() => ({ id: 'x' }) as TicketFileView),
  );
  answer(GetClientFile, notThere);
}

/** Nobody of the matrix has a link. */
function stubAuthorities(answer: Answer): void {
  answer(FileAuthorityRequest, () => buildReceiptView());
  answer(RenewAuthorityLink, () => ({}));
  answer(ReadAuthorityRequest, notThere);
  answer(WriteAsAuthority, notThere);
  answer(AddAuthorityFile, notThere);
  answer(GetAuthorityFile, notThere);
  answer(ConfirmSender, notThere);
}

function notThere(): never {
  throw new NotFound();
}
