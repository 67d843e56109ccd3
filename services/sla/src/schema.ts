import type { ServiceSchema } from '@rep13/service-kit';
import { CreateSlaTickets1790000001000 } from '../migrations/1790000001000-create-sla-tickets.ts';
import { RunTicketClocks1790000200001 } from '../migrations/1790000200001-run-ticket-clocks.ts';
import { ListTickets1790000200002 } from '../migrations/1790000200002-list-tickets.ts';
import { NameNextDeadlines1790000910001 } from '../migrations/1790000910001-name-next-deadlines.ts';
import { FindUnansweredTickets1796300000011 } from '../migrations/1796300000011-find-unanswered-tickets.ts';
import { WorkOnTickets1799000000001 } from '../migrations/1799000000001-work-on-tickets.ts';
import { KeepConversations1799000000011 } from '../migrations/1799000000011-keep-conversations.ts';
import { TakeAuthorityRequests1799000000021 } from '../migrations/1799000000021-take-authority-requests.ts';
import { KeepLinksUntilNewOnesAreUsed1799400000001 } from '../migrations/1799400000001-keep-links-until-new-ones-are-used.ts';
import { RecordWhatWasDone1799600000201 } from '../migrations/1799600000201-record-what-was-done.ts';
import { EndEveryWait1799600000202 } from '../migrations/1799600000202-end-every-wait.ts';
import { ListWhatWaitsForUs1799600000203 } from '../migrations/1799600000203-list-what-waits-for-us.ts';
import { KeepWhatWasMissed1799600000204 } from '../migrations/1799600000204-keep-what-was-missed.ts';
import { TypeOrdersIn1799600000401 } from '../migrations/1799600000401-type-orders-in.ts';
import { ChangeClients1799600000402 } from '../migrations/1799600000402-change-clients.ts';
import { MarkWhatWasSupplied1799600000403 } from '../migrations/1799600000403-mark-what-was-supplied.ts';
import { FindAndSortTickets1799600000501 } from '../migrations/1799600000501-find-and-sort-tickets.ts';
import { ForwardFiles1799600000502 } from '../migrations/1799600000502-forward-files.ts';
import { NoticeTwins1799600000503 } from '../migrations/1799600000503-notice-twins.ts';
import { LetReasonsBeWithheld1799600000504 } from '../migrations/1799600000504-let-reasons-be-withheld.ts';
import { FindNamesTypedWithOtherKeys1799600000711 } from '../migrations/1799600000711-find-names-typed-with-other-keys.ts';
import { DeclareLanguages1799600000741 } from '../migrations/1799600000741-declare-languages.ts';
import { KeepParticularsOfOrders1799600000742 } from '../migrations/1799600000742-keep-particulars-of-orders.ts';
import { RecogniseForeignOrders1799600000743 } from '../migrations/1799600000743-recognise-foreign-orders.ts';
import { TrackUserNotifications1799600000751 } from '../migrations/1799600000751-track-user-notifications.ts';
import { TakeOrdersThatClientsReport1799600000752 } from '../migrations/1799600000752-take-orders-that-clients-report.ts';
import { ForbidToTellUsers1799600000753 } from '../migrations/1799600000753-forbid-to-tell-users.ts';
import { WriteInTheLanguageOfTheAuthority1799600000761 } from '../migrations/1799600000761-write-in-the-language-of-the-authority.ts';
import { CountOrdersForTheReport1799600000771 } from '../migrations/1799600000771-count-orders-for-the-report.ts';
import { RecordReceipts1799600000772 } from '../migrations/1799600000772-record-receipts.ts';
import { TakeReportsOfLifeAtRisk1799600000781 } from '../migrations/1799600000781-take-reports-of-life-at-risk.ts';
import { KeepInboundMails1799600000791 } from '../migrations/1799600000791-keep-inbound-mails.ts';
import { DecideAboutInboundMails1799600000792 } from '../migrations/1799600000792-decide-about-inbound-mails.ts';
import { CountOrdersApartFromReports1799600000793 } from '../migrations/1799600000793-count-orders-apart-from-reports.ts';
import { NoteWhereMailsWereMoved1799600000801 } from '../migrations/1799600000801-note-where-mails-were-moved.ts';
import { NoteWhenMailboxesRefuseUs1799600000802 } from '../migrations/1799600000802-note-when-mailboxes-refuse-us.ts';
import { LookAtFoldersAgain1799600000803 } from '../migrations/1799600000803-look-at-folders-again.ts';
import { ListManyMailsOfOneSender1799600000812 } from '../migrations/1799600000812-list-many-mails-of-one-sender.ts';
import { ProbeTheMailbox1799600000813 } from '../migrations/1799600000813-probe-the-mailbox.ts';
import { RecordUndeliveredMails1799600000811 } from '../migrations/1799600000811-record-undelivered-mails.ts';
import { SaveKeysOfAuthorities1799600000821 } from '../migrations/1799600000821-save-keys-of-authorities.ts';
import { StoreRefreshTokens1799600000822 } from '../migrations/1799600000822-store-refresh-tokens.ts';
import { NoteWhenKeysEnd1799600000823 } from '../migrations/1799600000823-note-when-keys-end.ts';
import { PlanFoldingOnce1799600000890 } from '../migrations/1799600000890-plan-folding-once.ts';
import { retention } from './retention.ts';

/** The tables of this service: what made them, and what may be done with their rows. */
export const schema: ServiceSchema = {
  name: 'sla',
  migrations: [
    CreateSlaTickets1790000001000,
    RunTicketClocks1790000200001,
    ListTickets1790000200002,
    NameNextDeadlines1790000910001,
    FindUnansweredTickets1796300000011,
    WorkOnTickets1799000000001,
    KeepConversations1799000000011,
    TakeAuthorityRequests1799000000021,
    KeepLinksUntilNewOnesAreUsed1799400000001,
    RecordWhatWasDone1799600000201,
    EndEveryWait1799600000202,
    ListWhatWaitsForUs1799600000203,
    KeepWhatWasMissed1799600000204,
    TypeOrdersIn1799600000401,
    ChangeClients1799600000402,
    MarkWhatWasSupplied1799600000403,
    FindAndSortTickets1799600000501,
    ForwardFiles1799600000502,
    NoticeTwins1799600000503,
    LetReasonsBeWithheld1799600000504,
    FindNamesTypedWithOtherKeys1799600000711,
    DeclareLanguages1799600000741,
    KeepParticularsOfOrders1799600000742,
    RecogniseForeignOrders1799600000743,
    TrackUserNotifications1799600000751,
    TakeOrdersThatClientsReport1799600000752,
    ForbidToTellUsers1799600000753,
    WriteInTheLanguageOfTheAuthority1799600000761,
    CountOrdersForTheReport1799600000771,
    RecordReceipts1799600000772,
    TakeReportsOfLifeAtRisk1799600000781,
    KeepInboundMails1799600000791,
    DecideAboutInboundMails1799600000792,
    CountOrdersApartFromReports1799600000793,
    NoteWhereMailsWereMoved1799600000801,
    NoteWhenMailboxesRefuseUs1799600000802,
    LookAtFoldersAgain1799600000803,
    RecordUndeliveredMails1799600000811,
    ListManyMailsOfOneSender1799600000812,
    ProbeTheMailbox1799600000813,
    SaveKeysOfAuthorities1799600000821,
    StoreRefreshTokens1799600000822,
    NoteWhenKeysEnd1799600000823,
    PlanFoldingOnce1799600000890,
  ],
  appendOnly: [
    'sla_ticket_events',
    'ticket_messages',
    'ticket_message_files',
    'ticket_notes',
    'ticket_earlier_clients',
  ],
  deletes: ['authority_directory'],
  retention,
};
