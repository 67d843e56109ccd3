import type { EmailView } from '@rep13/contracts-notifications';
import type {
  AuditLogView,
  ClientParticularsView,
  ComplianceCheckView,
  InvoiceItem,
  LedgerItem,
  ProfileField,
  ProviderMovement,
  SignupListItem,
} from '@rep13/contracts-onboarding';
import { PARTICULARS, PARTICULARS_COLUMNS } from '@rep13/contracts-onboarding/constants';
import type { TicketView } from '@rep13/contracts-sla';
import type { Columns } from './export-csv.ts';

export const CHECK_COLUMNS: Columns<ComplianceCheckView> = [
  ['ID', 'id'],
  ['Company', 'companyName', 'as typed'],
  ['Email', 'email'],
  ['Outside the EU/EEA', 'question1'],
  ['Accessible to EU users', 'question2'],
  ['Processes data or content', 'question3'],
  ['Representative required', 'requiresLegalRep'],
  ['Checked at (UTC)', 'createdAt'],
];

const AS_TYPED: readonly ProfileField[] = ['companyName', 'registrationNumber'];

const PARTICULARS_OF_SIGNUP: Columns<ClientParticularsView> = PARTICULARS.map((field) => {
  const header = PARTICULARS_COLUMNS[field];
  return AS_TYPED.includes(field) ? [header, field, 'as typed'] : [header, field];
});

export const SIGNUP_COLUMNS: Columns<SignupListItem> = [
  ['Signup ID', 'id'],
  ['Client ID', 'clientId'],
  ...PARTICULARS_OF_SIGNUP,
  ['Account', 'accountStatus'],
  ['Contract version', 'contractVersion'],
  ['Paid at (UTC)', 'paidAt'],
  ['Registered at (UTC)', 'createdAt'],
  ['Source', 'attribution.source'],
  ['Medium', 'attribution.medium'],
  ['Campaign', 'attribution.campaign'],
  ['Campaign term', 'attribution.term'],
  ['Campaign content', 'attribution.content'],
  ['Google click ID', 'attribution.gclid'],
  ['Facebook click ID', 'attribution.fbclid'],
  ['Landing page', 'attribution.landingPage'],
  ['Referrer', 'attribution.referrer'],
];

export const TICKET_COLUMNS: Columns<TicketView> = [
  ['Ticket', 'ticketNumber'],
  ['Signup ID', 'signupId'],
  ['Company', 'companyName', 'as typed'],
  ['Authority', 'authorityName'],
  ['Issuing state', 'issuingState'],
  ['Order', 'orderKind'],
  ['Category', 'category'],
  ['Came by', 'source'],
  ['Urgency', 'urgencyLevel'],
  ['Status', 'status'],
  ['Works on it (staff ID)', 'assigneeId'],
  ['Promise kept', 'slaCompliant'],
  ['Received at (UTC)', 'authorityContactDate'],
  ['Due at (UTC)', 'dueAt'],
  ['Acknowledged at (UTC)', 'responseDate'],
  ['Hours to acknowledgement', 'responseTimeHours'],
  ['Answer due at (UTC)', 'answerDueAt'],
  ['Answered on time', 'answerOnTime'],
  ['Time of the authority missed at (UTC)', 'answerMissedAt'],
  ['Client not to be informed', 'doNotInform'],
  ['Forwarded to client', 'forwardedToClient'],
  ['Forwarded at (UTC)', 'forwardedDate'],
  ['Client answered at (UTC)', 'clientAnsweredAt'],
  ['Outcome', 'outcome'],
  ['Effect given at (UTC)', 'effectAt'],
  ['Reason for the outcome', 'outcomeReason'],
  ['Outcome as the client says', 'clientSaid.outcome'],
  ['Effect given at (UTC) as the client says', 'clientSaid.effectAt'],
  ['Reason for the outcome as the client says', 'clientSaid.reason'],
  ['Closed at (UTC)', 'closedAt'],
  ['Closed as', 'closedAs'],
  ['Description', 'description'],
  ['Reason for closing', 'closeReason'],
  ['Entered at (UTC)', 'createdAt'],
  ['Changed at (UTC)', 'updatedAt'],
];

export const AUDIT_LOG_COLUMNS: Columns<AuditLogView> = [
  ['ID', 'id'],
  ['Time (UTC)', 'timestamp'],
  ['Event', 'eventType'],
  ['Signup ID', 'signupId'],
  ['Data', 'eventData'],
  ['Agreement version', 'agreementVersion'],
  ['Payment', 'paymentStatus'],
  ['IP address', 'ipAddress'],
  ['Browser', 'userAgent'],
  ['Origin', 'metadata'],
];

export const EMAIL_COLUMNS: Columns<EmailView> = [
  ['ID', 'id'],
  ['Recipient', 'recipient'],
  ['Subject', 'subject'],
  ['Mail', 'type'],
  ['Status', 'status'],
  ['Attempt', 'attempt'],
  ['Sent at (UTC)', 'sentAt'],
  ['Failure', 'failureReason'],
  ['Client ID', 'clientId'],
  ['Signup ID', 'signupId'],
  ['Sent again at (UTC)', 'resentAt'],
  ['Logged at (UTC)', 'createdAt'],
];

export const INVOICE_COLUMNS: Columns<InvoiceItem> = [
  ['Number', 'number'],
  ['Kind', 'kind'],
  ['Takes back', 'credits'],
  ['In place of', 'corrects'],
  ['Cancels', 'cancels'],
  ['Issued on (by the clock of the representative)', 'issuedOn'],
  ['Issued at (UTC)', 'issuedAt'],
  ['Signup ID', 'signupId'],
  ['Company', 'companyName', 'as typed'],
  ['Country', 'country'],
  ['Number of the company', 'taxId', 'as typed'],
  ['Service', 'service'],
  ['Service from', 'periodFrom'],
  ['Service until', 'periodTo'],
  ['Net', 'net'],
  ['VAT %', 'vatPercent'],
  ['VAT', 'vat'],
  ['Gross', 'gross'],
  ['Currency', 'currency'],
  ['VAT treatment', 'vatTreatment'],
  ['Payment', 'paymentId'],
  ['Paid at (UTC)', 'paidAt'],
  ['Paid by', 'paidBy'],
];

export const LEDGER_COLUMNS: Columns<LedgerItem> = [
  ['Entry', 'id'],
  ['Day (by the clock of the representative)', 'day'],
  ['At (UTC)', 'at'],
  ['Kind', 'kind'],
  ['Signup ID', 'signupId'],
  ['Company', 'companyName', 'as typed'],
  ['Amount', 'amount'],
  ['Currency', 'currency'],
  ['Provider', 'provider'],
  ['Reference of the provider', 'reference'],
  ['Charge', 'charge'],
  ['Invoice or credit note', 'document'],
];

export const MOVEMENT_COLUMNS: Columns<ProviderMovement> = [
  ['Movement', 'id'],
  ['Day (by the clock of the representative)', 'day'],
  ['At (UTC)', 'at'],
  ['Kind', 'kind'],
  ['Amount', 'amount'],
  ['Fee', 'fee'],
  ['Net', 'net'],
  ['Currency', 'currency'],
  ['About', 'source'],
];
